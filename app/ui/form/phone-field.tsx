import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { CountryChoice } from "~/phone/choose-country";
import type { PhoneRules } from "~/phone/read-phone";
import { enhancePhone } from "~/ui/enhance/phone-field";
import { Field } from "./field";
import { LongList } from "./long-select";

const Pair = styled.div`
  position: relative; display: grid; grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: var(--s2); margin-block-start: 0.375rem;
  > .control { margin: 0; }
  > select { text-overflow: ellipsis; }
  > input::placeholder { color: var(--muted); opacity: 1; }
  [dir="rtl"] & > input { text-align: end; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); }
`;

/**
 * A country and a number. Server and browser use the same rules; script, loaded on focus, formats and validates
 * while typing.
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
  /** The country is sent as `${name}Country`. */
  name?: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  /** The initially selected country. */
  country: string;
  /** Allowed and preferred countries, and the number's format. */
  choice?: CountryChoice & PhoneRules;
  defaultValue?: string;
  /** See LongSelect. */
  options?: string | undefined;
  required?: boolean;
  /** The number belongs to the visitor: enables autofill. */
  own?: boolean;
}) {
  const { t } = useTranslation(["phone", "messages"]);
  const group = useRef<HTMLDivElement>(null);
  const [said, say] = useState<{ after: string[] | undefined; fault: string | null }>();
  const now = useRef(errors);
  now.current = errors;
  useEffect(() => enhancePhone(group.current!, fault => say({ after: now.current, fault })), []);
  const { allowed, ignored, mode, signsOnly } = choice;

  // A message of the script stays until the server responds.
  const shown = said && said.after === errors ? (said.fault ? [said.fault] : undefined) : errors;
  return (
    <Field {...field} name={name} errors={shown}>
      {control => (
        <Pair
          ref={group}
          role="group"
          aria-label={t("group")}
          data-phone={JSON.stringify({ allowed, ignored, mode, signsOnly })}
        >
          <LongList
            name={`${name}Country`}
            id={`${name}Country`}
            className="control"
            aria-label={t("country")}
            autoComplete={own ? "tel-country-code" : "off"}
            from={(lists, selected) => lists.callingOptions(selected, choice)}
            selected={country}
            options={options}
          />
          <input
            {...control}
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete={own ? "tel-national" : "off"}
            maxLength={25}
            placeholder={t("messages:phone.placeholder")}
            defaultValue={defaultValue}
            required={required}
            data-missing={required ? t("messages:field.phoneRequired") : undefined}
          />
        </Pair>
      )}
    </Field>
  );
}
