import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Check } from "~/ui/form/check";
import { FileDrop } from "~/ui/form/file-drop";
import type { Kind, Waiting } from "./answer";

const Same = styled.fieldset`
  display: grid; gap: var(--s2); margin-block-start: var(--s3);
  legend { margin-block-end: var(--s2); font: 600 var(--t15) var(--font); }
`;

const accepted = {
  docx: ".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: ".pdf,application/pdf",
};

/** One file of the form: to be chosen, chosen (known with script only), or uploaded already. */
export function FileField({
  kind,
  waiting,
  duplicate,
  ...drop
}: {
  kind: Kind;
  waiting: Waiting | undefined;
  duplicate: { same: string } | undefined;
} & Pick<
  Parameters<typeof FileDrop>[0],
  "chosen" | "errors" | "scripted" | "over" | "onChoose" | "onClear"
>) {
  const { t } = useTranslation("divisions");
  return (
    <FileDrop
      {...drop}
      name={kind}
      label={kind === "docx" ? t("new.docx") : t("new.pdf")}
      accept={accepted[kind]}
      staged={waiting}
    >
      {duplicate ? (
        <Same>
          <legend>{t("new.same")}</legend>
          <Check
            type="radio"
            name="same"
            value="keep"
            label={t("new.keep")}
            defaultChecked={duplicate.same !== "replace"}
          />
          <Check
            type="radio"
            name="same"
            value="replace"
            label={t("new.replace")}
            defaultChecked={duplicate.same === "replace"}
          />
        </Same>
      ) : null}
    </FileDrop>
  );
}
