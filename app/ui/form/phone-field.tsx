import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { CountryChoice } from "~/phone/choose-country";
import type { PhoneRules } from "~/phone/read-phone";
import { Field } from "./field";
import { LongList } from "./long-select";
import type { PhoneScript } from "./phone-script";

const Pair = styled.div`
  position: relative; display: grid; grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: var(--s2); margin-block-start: 0.375rem;
  > .control { margin: 0; }
  > select { text-overflow: ellipsis; }
  > input::placeholder { color: var(--muted); opacity: 1; }
  [dir="rtl"] & > input { text-align: end; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); }
`;

/**
 * A country and a number. The server reads both by the same rules; with script, which comes when somebody first
 * enters the field, the number is written and judged while it grows.
 */
export function PhoneField({
  name = "telephone",
  country,
  choice = {},
  errors,
  options,
  defaultValue = "",
  required,
  own,
  ...field
}: {
  /** The country stands beside it as `${name}Country`. */
  name?: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  /** The country that is chosen when the page opens. */
  country: string;
  /** Which countries there are, which stand first, and how the number is written. */
  choice?: CountryChoice & PhoneRules;
  defaultValue?: string;
  /** See LongSelect. */
  options?: string | undefined;
  required?: boolean;
  /** The number is that of whoever fills in the form: their browser may know it. */
  own?: boolean;
}) {
  const { t, i18n } = useTranslation(["phone", "messages"]);
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [Script, setScript] = useState<typeof PhoneScript>();
  const [said, say] = useState<{ after: string[] | undefined; fault: string | null }>();
  const coming = useRef<"no" | "asked" | "open" | "failed">("no");

  function wake() {
    if (Script || coming.current === "asked" || coming.current === "open") return;
    if (coming.current !== "failed") coming.current = "asked";
    import("./phone-script").then(
      async script => {
        await i18n.loadNamespaces("validation");
        setScript(() => script.PhoneScript);
      },
      () => {
        coming.current = "failed";
      },
    );
  }

  // What was said here stands until the server says something new.
  const shown = said && said.after === errors ? (said.fault ? [said.fault] : undefined) : errors;
  return (
    <Field {...field} name={name} errors={shown}>
      {control => (
        <Pair role="group" aria-label={t("group")} onFocus={wake}>
          <LongList
            element={select}
            name={`${name}Country`}
            id={`${name}Country`}
            className="control"
            aria-label={t("country")}
            autoComplete={own ? "tel-country-code" : "off"}
            from={(lists, selected) => lists.callingOptions(selected, choice)}
            selected={country}
            options={options}
            onMouseDown={event => {
              // A list that can be searched opens instead of the browser's, once it is there. Phones have a better one.
              if (coming.current === "failed" || event.button !== 0 || !matchMedia("(pointer: fine)").matches)
                return;
              event.preventDefault();
              event.currentTarget.focus();
              coming.current = "open";
            }}
          />
          {Script && select.current && input.current ? (
            <Script
              select={select.current}
              input={input.current}
              rules={choice}
              open={coming.current === "open"}
              label={t("country")}
              say={fault => say({ after: errors, fault })}
            />
          ) : null}
          <input
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete={own ? "tel-national" : "off"}
            maxLength={25}
            placeholder={t("messages:phone.placeholder")}
            defaultValue={defaultValue}
            required={required}
          />
        </Pair>
      )}
    </Field>
  );
}
