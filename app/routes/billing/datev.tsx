import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { datevCharts } from "~/contract/datev-charts";
import { DatevFields } from "~/contract/datev-fields";
import { dayIn } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { RadioGroup } from "~/ui/form/choices";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["invoices", "messages", "forms"] };

/** Preselects the previous month, which most tax advisers need. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  // The months of Germany, where invoices are issued.
  const [year = 0, month = 1] = dayIn(new Date(), "Europe/Berlin").split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 2, 1));
  const last = new Date(Date.UTC(year, month - 1, 0));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}

/** Validates the details and redirects to the file; DATEV takes no batch without a booking. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireAccess(context);
  const submission = parseForm(await request.formData(), { schema: DatevFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { adviser, client, ...rest } = submission.value;
  const { rows, more } = await context.api.invoices.bookings({ ...rest, piece: 1 });
  if (rows.length === 0 && !more) return refuseFields(context, submission, undefined, { to: ["datev.none"] });
  return redirect(
    paths.invoices.datevFile({ ...rest, adviser: String(adviser), client: String(client) }),
    303,
  );
}

export default function Datev() {
  const { t } = useTranslation(["invoices", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const span = useLoaderData<typeof loader>();
  const { problems, errors, value } = readRefusal(useActionData<typeof action>(), {
    to: t("shell:label", { name: t("to") }),
  });
  return (
    <>
      <PageHead title={root.title}>{t("datev.intro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad>
        <Form method="post" reloadDocument noValidate className="stack" data-gap="5">
          <DateField
            name="from"
            label={t("from")}
            required
            value={value("from", span.from)}
            errors={errors("from")}
          />
          <DateField name="to" label={t("to")} required value={value("to", span.to)} errors={errors("to")} />
          <TextField
            name="adviser"
            label={t("datev.adviser")}
            hint={t("datev.adviserHint")}
            inputMode="numeric"
            required
            defaultValue={value("adviser")}
            errors={errors("adviser")}
          />
          <TextField
            name="client"
            label={t("datev.client")}
            inputMode="numeric"
            required
            defaultValue={value("client")}
            errors={errors("client")}
          />
          <RadioGroup
            name="chart"
            legend={t("datev.chart")}
            choices={datevCharts.map(chart => ({ value: chart, label: `SKR ${chart}` }))}
            chosen={value("chart", "03")}
            errors={errors("chart")}
          />
          <p className="small muted">{t("datev.about")}</p>
          <Submit busy={t("datev.making")}>{t("datev.download")}</Submit>
        </Form>
      </Sheet>
    </>
  );
}
