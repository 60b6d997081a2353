import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { emailLabels } from "~/contract/email-fields";

export const ActionSelect = styled.select`
  min-block-size: 2rem; max-inline-size: min(100%, 22rem); padding-inline: var(--s2); border: 1px solid var(--control); border-radius: var(--r-control);
  background: var(--surface);
`;

/** The labels of a mail. `chosen` is selected at first. */
export function LabelSelect({ chosen }: { chosen?: string | undefined }) {
  const { t } = useTranslation("emails");
  return (
    <ActionSelect name="label" aria-label={t("label")} defaultValue={chosen}>
      {emailLabels.map(label => (
        <option key={label} value={label}>
          {t(`label.${label}`)}
        </option>
      ))}
    </ActionSelect>
  );
}

export type Choice = { value: string; name: string };

/** The company's tags, to give one to mails. */
export function TagSelect({ tags }: { tags: Choice[] }) {
  const { t } = useTranslation("emails");
  return (
    <ActionSelect name="tagId" aria-label={t("chooseTag")}>
      {tags.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </ActionSelect>
  );
}
