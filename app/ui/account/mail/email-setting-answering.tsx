import { useTranslation } from "react-i18next";
import { answerings } from "~/contract/email-setting-choices";
import { Check } from "~/ui/form/check";
import { RadioGroup } from "~/ui/form/choices";
import { TextField } from "~/ui/form/field";
import { hintOf, useBoxHint } from "~/ui/form/saved-meanwhile";
import type { EmailSettingParts } from "./email-setting-parts";

/** Whether mails to the division are answered, from how much support on without approval, and what becomes of their files. */
export function EmailSettingAnswering({ saved, refusal }: EmailSettingParts) {
  const { t } = useTranslation("mailSettings");
  const { errors, value } = refusal;
  const boxHint = useBoxHint(refusal);
  const threshold = String(saved?.supportThreshold ?? 80);
  return (
    <>
      <RadioGroup
        name="answering"
        legend={t("answering")}
        hint={hintOf(refusal, "answering", saved?.answering, {
          hint: t("answeringHint"),
          shown: saved && t(`answering.${saved.answering}`),
        })}
        errors={errors("answering")}
        chosen={value("answering", saved?.answering ?? "draft")}
        choices={answerings.map(one => ({
          value: one,
          label: t(`answering.${one}`),
          sub: t(`answeringAbout.${one}`),
        }))}
      />
      <TextField
        name="supportThreshold"
        label={t("supportThreshold")}
        hint={hintOf(refusal, "supportThreshold", threshold, { hint: t("supportThresholdHint") })}
        inputMode="numeric"
        maxLength={3}
        defaultValue={value("supportThreshold", threshold)}
        errors={errors("supportThreshold")}
      />
      <Check
        name="takesAttachments"
        label={t("takesAttachments")}
        sub={boxHint("takesAttachments", saved?.takesAttachments ?? false, t("takesAttachmentsHint"))}
        defaultChecked={value("takesAttachments", saved?.takesAttachments ? "on" : "") === "on"}
      />
    </>
  );
}
