import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { ApprovedFieldset } from "./approved-fieldset";

/** What was written in the form of an answer that another user deleted meanwhile, to be approved as a new one. */
export function ApproveAgain({ refusal, today }: { refusal: FormRefusal; today: string }) {
  const { t } = useTranslation(["approved", "shell"]);
  const to = paths.feedback.approved;
  return (
    <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
      <Form method="post" action={to.new()} noValidate className="stack" data-gap="5">
        <input type="hidden" name="divisionId" value={refusal.value("divisionId")} />
        <ApprovedFieldset
          refusal={refusal}
          saved={{ wordings: "", answer: "", validUntil: "" }}
          today={today}
        />
        <UnsavedGuard />
        <RequestId form="add-approved" />
        <div className="row">
          <Submit busy={t("adding")}>{t("add")}</Submit>
          <ButtonLink to={to.list()}>{t("shell:cancel")}</ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}
