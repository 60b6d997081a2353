import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Check } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { SelectField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf, useBoxHint } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";

/** Turns inspections on or off, and names who approves them. */
export function InspectionSettingForm({
  setting,
  people,
  refused,
}: {
  setting: { on: boolean; approver: { id: string } | null; version: number };
  people: { id: string; name: string }[];
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["inspections", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const { problems, errors, value } = refusal;
  const boxHint = useBoxHint(refusal);
  return (
    <Sheet data-pad>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Form method="post" noValidate className="stack" data-gap="4">
        <RequestId form="inspection-setting" />
        <ExpectedVersion version={setting.version} refusal={refusal} />
        <h2>{t("setting")}</h2>
        <Alert tone="calm">{t("settingText")}</Alert>
        <Check
          name="on"
          label={t("on")}
          sub={boxHint("on", setting.on, t("onHint"))}
          defaultChecked={value("on", setting.on ? "on" : "") === "on"}
        />
        <SelectField
          name="approverId"
          label={t("approver")}
          hint={hintOf(refusal, "approverId", setting.approver?.id ?? "", {
            hint: t("approverHint"),
            shown: people.find(({ id }) => id === setting.approver?.id)?.name ?? "",
          })}
          defaultValue={value("approverId", setting.approver?.id ?? "")}
          errors={errors("approverId")}
        >
          <option value="">{t("choose")}</option>
          {people.map(person => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </SelectField>
        <p className="row">
          <Submit busy={t("saving")}>{t("shell:save")}</Submit>
        </p>
      </Form>
    </Sheet>
  );
}
