import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { DateField } from "./date-field";

const Root = styled.fieldset`
  min-inline-size: 0;
  > legend { padding: 0; font: 600 var(--t15) var(--font); }
  > .hint { font: 400 var(--t15) var(--font); color: var(--muted); }
  > .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: var(--s4); align-items: start; margin-block-start: var(--s2); }
`;

/**
 * A first and a last day. With script an end before its start is reported at once; the contract's schema checks
 * it on the server.
 */
export function DateRange({
  legend,
  hint,
  from,
  to,
  errors,
  min,
  max,
  region,
  disabled,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  from: { name: string; value?: string | undefined };
  to: { name: string; value?: string | undefined };
  errors: (name: string) => string[] | undefined;
  min?: string;
  max?: string;
  region?: string | undefined;
  disabled?: boolean;
}) {
  const { t } = useTranslation("forms");
  const [first, setFirst] = useState(from.value);
  const [last, setLast] = useState(to.value);
  // The server has said the same at the first of the fields, and what is shown instead.
  const turned = first && last && last < first && !errors(from.name) && !errors(to.name);
  const shared = { min, max, region, disabled };
  return (
    <Root>
      <legend>{legend}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      <div className="pair">
        <DateField
          {...shared}
          {...from}
          label={t("date.from")}
          errors={errors(from.name)}
          other={last}
          onDay={setFirst}
        />
        <DateField
          {...shared}
          {...to}
          label={t("date.until")}
          errors={turned ? [t("date.turned")] : errors(to.name)}
          other={first}
          onDay={setLast}
        />
      </div>
    </Root>
  );
}
