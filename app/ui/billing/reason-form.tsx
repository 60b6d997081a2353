import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

/** A form that requires a reason, which is stored; other fields precede it. */
export function ReasonForm({
  name,
  text,
  hint,
  confirm,
  back,
  refusal,
  children,
}: {
  /** Identifies the form, so that sending it twice is one request. */
  name: string;
  text: ReactNode;
  hint: string;
  confirm: string;
  /** The target of "Cancel". */
  back: string;
  refusal: FormRefusal;
  children?: ReactNode;
}) {
  const { t } = useTranslation(["invoices", "messages", "shell"]);
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem", overflowWrap: "anywhere" }}>
        <p>{text}</p>
        <Form method="post" noValidate className="stack">
          {children}
          <TextField
            name="reason"
            label={t("reason")}
            hint={hint}
            required
            maxLength={500}
            defaultValue={refusal.value("reason")}
            errors={refusal.errors("reason")}
          />
          <RequestId form={name} />
          <div className="row">
            <Submit busy={t("noting")}>{confirm}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
