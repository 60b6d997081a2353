import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { GoldenPreview } from "~/contract/golden-questions";
import { RadioGroup } from "~/ui/form/choices";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Sheet } from "~/ui/primitives/sheet";
import { GoldenOutcome } from "./golden-outcome";

/** The current answer to a question, and the choice of its expected answer. */
export function GoldenExpected({
  typed,
  today,
  sources,
  refusal,
}: GoldenPreview & {
  typed: { divisionId: string; question: string };
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("golden");
  const own = today.sourceId ? [{ id: today.sourceId, name: today.sourceName ?? "" }] : [];
  return (
    <Sheet data-pad>
      <Form method="post" noValidate className="stack" data-gap="5">
        <div className="stack" data-gap="2">
          <h2>{t("today")}</h2>
          <GoldenOutcome outcome={today} />
        </div>
        <RadioGroup
          name="sourceId"
          legend={t("expects")}
          errors={refusal.errors("sourceId")}
          chosen={refusal.value("sourceId", "")}
          choices={[
            { value: "", label: t("expects.today"), sub: t("expects.todayText") },
            ...[...own, ...sources].map(({ id, name }) => ({
              value: id,
              label: <bdi>{name}</bdi>,
              sub: t("expects.source"),
            })),
          ]}
        />
        <input type="hidden" name="divisionId" value={typed.divisionId} />
        <input type="hidden" name="question" value={typed.question} />
        <RequestId form="add-golden" />
        <div className="row">
          <Submit busy={t("adding")}>{t("save")}</Submit>
        </div>
      </Form>
    </Sheet>
  );
}
