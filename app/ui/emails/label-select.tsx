import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { emailLabels } from "~/contract/email-fields";

const Choice = styled.select`
  min-block-size: 2rem; padding-inline: var(--s2); border: 1px solid var(--control); border-radius: var(--r-control);
  background: var(--surface);
`;

/** The labels of a mail. `chosen` is selected at first. */
export function LabelSelect({ chosen }: { chosen?: string | undefined }) {
  const { t } = useTranslation("emails");
  return (
    <Choice name="label" aria-label={t("label")} defaultValue={chosen}>
      {emailLabels.map(label => (
        <option key={label} value={label}>
          {t(`label.${label}`)}
        </option>
      ))}
    </Choice>
  );
}
