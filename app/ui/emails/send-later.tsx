import { useTranslation } from "react-i18next";
import { DateField } from "~/ui/form/date-field";
import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { unbroken } from "~/ui/primitives/unbroken";

/** Day and time at which a mail is sent later. */
export function SendLater({ refusal }: { refusal: FormRefusal }) {
  const { t } = useTranslation("emails");
  return (
    <details open={(refusal.errors("at") ?? refusal.errors("atTime")) !== undefined}>
      <summary>{t("later.title")}</summary>
      <div className="stack" data-gap="4" style={{ marginBlockStart: "var(--s4)", maxInlineSize: "20rem" }}>
        <p className="small muted">{unbroken(t("later.hint"))}</p>
        <DateField
          name="at"
          label={t("later.day")}
          errors={refusal.errors("at")}
          value={refusal.value("at", "")}
        />
        <TextField
          name="atTime"
          label={t("later.time")}
          hint={t("later.timeHint")}
          maxLength={12}
          autoComplete="off"
          errors={refusal.errors("atTime")}
          defaultValue={refusal.value("atTime", "")}
        />
        <Submit kind="plain" name="intent" value="later" busy={t("sending")}>
          {t("later.send")}
        </Submit>
      </div>
    </details>
  );
}
