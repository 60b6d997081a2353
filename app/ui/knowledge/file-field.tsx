import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RadioGroup } from "~/ui/form/choices";
import { FileDrop, type Staged } from "~/ui/form/file-drop";
import type { Kind } from "./answer";
import { SameNameChoice } from "./same-name-choice";

const Same = styled.div`
  margin-block-start: var(--s3);
`;

const accepted = {
  docx: ".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: ".pdf,application/pdf",
};

/** One file input: empty, chosen (known with script only), or already uploaded. */
export function FileField({
  kind,
  waiting,
  duplicate,
  namesake,
  versions,
  ...drop
}: {
  kind: Kind;
  waiting: Staged | undefined;
  duplicate: { same: string } | undefined;
  namesake: { sameName: string } | undefined;
  versions: boolean;
} & Pick<
  Parameters<typeof FileDrop>[0],
  "chosen" | "errors" | "remark" | "scripted" | "over" | "onChoose" | "onClear"
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
          <RadioGroup
            name="same"
            legend={t("new.same")}
            chosen={duplicate.same === "replace" ? "replace" : "keep"}
            choices={[
              { value: "keep", label: t("new.keep") },
              { value: "replace", label: t("new.replace") },
            ]}
          />
        </Same>
      ) : null}
      {namesake ? (
        <Same>
          <SameNameChoice legend={t("sameName.legend")} chosen={namesake.sameName} versions={versions} />
        </Same>
      ) : null}
    </FileDrop>
  );
}
