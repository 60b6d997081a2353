import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { DeclarationKind } from "~/contract/declaration-states";
import { RadioGroup } from "~/ui/form/choices";
import { DateField } from "~/ui/form/date-field";
import { TextArea, TextField } from "~/ui/form/field";
import { HumanSubmit } from "~/ui/form/human-submit";
import { PublicForm } from "~/ui/form/public-form";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";

/** A field that belongs to one choice, hidden with the other; without :has it always shows. */
const Reason = styled.div`
  form:has(input[name="extraordinary"][value="no"]:checked) & { display: none; }
`;
const EndDate = styled.div`
  form:has(input[name="when"][value="earliest"]:checked) & { display: none; }
`;

/** The fields that § 312k (2) BGB allows in a cancellation and § 356a BGB in a withdrawal, with the required button. */
export function DeclarationForm({
  kind,
  loaded,
  refusal,
}: {
  kind: DeclarationKind;
  loaded: { stamp: string; name: string; email: string };
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("contracts");
  const { errors, value } = refusal;
  const cancels = kind === "cancellation";
  const field = (name: "name" | "contract" | "email", given = "") => ({
    name,
    label: t(name),
    required: true,
    errors: errors(name),
    defaultValue: value(name, given),
  });
  return (
    <PublicForm className="stack" data-gap="5">
      {cancels ? (
        <>
          <RadioGroup
            name="extraordinary"
            legend={t("kindOf")}
            errors={errors("extraordinary")}
            chosen={value("extraordinary", "no")}
            choices={[
              { value: "no", label: t("ordinary"), sub: t("ordinaryText") },
              { value: "yes", label: t("extraordinary"), sub: t("extraordinaryText") },
            ]}
          />
          <Reason>
            <TextArea
              name="reason"
              label={t("reason")}
              maxLength={500}
              errors={errors("reason")}
              defaultValue={value("reason")}
            />
          </Reason>
        </>
      ) : null}
      <TextField {...field("name", loaded.name)} autoComplete="name" maxLength={120} />
      <TextField {...field("contract")} hint={t("contractHint")} maxLength={160} autoComplete="off" />
      {cancels ? (
        <>
          <RadioGroup
            name="when"
            legend={t("when")}
            errors={errors("when")}
            chosen={value("when", "earliest")}
            choices={[
              { value: "earliest", label: t("earliest") },
              { value: "date", label: t("onDate") },
            ]}
          />
          <EndDate>
            <DateField name="endsOn" label={t("endsOn")} errors={errors("endsOn")} value={value("endsOn")} />
          </EndDate>
        </>
      ) : null}
      <TextField
        {...field("email", loaded.email)}
        {...(cancels ? { hint: t("emailHint") } : {})}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <RequestId form={kind} />
      <HumanSubmit stamp={value("stamp", loaded.stamp)} busy={t("sending")}>
        {t(cancels ? "cancelNow" : "withdrawNow")}
      </HumanSubmit>
    </PublicForm>
  );
}
