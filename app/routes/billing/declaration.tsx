import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettleFields } from "~/contract/declaration-fields";
import { formatDate, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { DeclarationBadge } from "~/ui/billing/declaration-table";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextArea } from "~/ui/form/field";
import { KeptText } from "~/ui/form/kept-text";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { shownDeclaration } from "./show-declaration";

export const handle = { namespaces: ["contracts", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("read", "Invoice")) throw notFound();
  const row = await or404(api.declarations.read({ id: params.id ?? "" }));
  const reader = { language: context.language, timeZone: user.timeZone };
  const t = textsFor(reader.language);
  const { reason, company, customerNumber, linked, note, version, endsOn, endedAt, settledAt } = row;
  return {
    ...shownDeclaration(row, reader),
    reason,
    company,
    customerNumber,
    linked,
    note,
    version,
    at:
      row.kind === "withdrawal"
        ? ""
        : endsOn
          ? formatDate(`${endsOn}T12:00:00Z`, { language: reader.language, timeZone: "UTC" })
          : t("contracts:at.earliest"),
    ended: endedAt ? formatDate(endedAt, reader) : "",
    settled: settledAt ? formatTime(settledAt, reader) : "",
    settledBy: row.settledBy ?? "",
    readsPeople: ability.can("read", "User"),
    maySettle: row.state === "open" && ability.can("update", "Invoice"),
  };
}

/** Records how the declaration was settled. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: SettleFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = callOptions(form);
    const { name } = await or404(
      api.declarations.settle({ ...submission.value, id: params.id ?? "" }, options),
    );
    flash(context, { kind: "done", key: "contracts:settled", values: { name: isolate(name) } });
    return redirect(paths.contracts.list());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

/** The company of a declaration, with the pages where its contract is ended and its payments are refunded. */
function CompanyLinks({
  company,
  number,
  readsPeople,
}: {
  company: string;
  /** The customer's number. */
  number: string;
  readsPeople: boolean;
}) {
  const { t } = useTranslation("contracts");
  return (
    <>
      {readsPeople ? (
        <Link to={paths.contracts.company(company)}>
          <bdi>{company}</bdi>
        </Link>
      ) : (
        <bdi>{company}</bdi>
      )}
      <span style={{ display: "block" }}>
        <Link to={paths.invoices.ofCustomer(number)}>{t("companyInvoices")}</Link>
      </span>
    </>
  );
}

export default function DeclarationDetails() {
  const { t } = useTranslation(["contracts", "messages"]);
  const one = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const refusal = readRefusal(refused);
  return (
    <>
      <PageHead title={one.what}>
        <bdi>{one.name}</bdi>
      </PageHead>
      {one.maySettle ? (
        <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      ) : refused ? (
        <KeptText name="note" refused={refused} />
      ) : null}
      <div className="stack" data-gap="5" style={{ maxInlineSize: "48rem" }}>
        <Sheet data-pad>
          <DescriptionList
            lines={[
              { name: t("columnState"), value: <DeclarationBadge state={one.state} /> },
              {
                name: t("columnReceived"),
                value: <time dateTime={one.receivedAt}>{one.received}</time>,
              },
              { name: t("contract"), value: <bdi>{one.contract}</bdi> },
              { name: t("when"), value: one.at },
              {
                name: t("reason"),
                value: one.reason ? <span className="lines">{one.reason}</span> : null,
              },
              { name: t("email"), value: <LongName name={one.email} /> },
              {
                name: t("company"),
                value:
                  one.company && one.customerNumber ? (
                    <CompanyLinks
                      company={one.company}
                      number={one.customerNumber}
                      readsPeople={one.readsPeople}
                    />
                  ) : (
                    <span className="muted">{t("nobody")}</span>
                  ),
              },
              { name: t("endedAt"), value: one.ended },
              { name: t("state.settled"), value: one.settled },
              { name: t("settledBy"), value: one.settledBy && <bdi>{one.settledBy}</bdi> },
              { name: t("note"), value: one.note ? <span className="lines">{one.note}</span> : null },
            ]}
          />
          {one.linked && one.state === "open" ? <p className="small muted">{t("linked")}</p> : null}
        </Sheet>
        {one.maySettle ? (
          <Sheet data-pad>
            <h2>{t("settleTitle")}</h2>
            <p className="muted">{t("settleText")}</p>
            <Form method="post" noValidate className="stack" style={{ marginBlockStart: "1rem" }}>
              <TextArea
                name="note"
                label={t("note")}
                required
                maxLength={1_000}
                errors={refusal.errors("note")}
                defaultValue={refusal.value("note")}
              />
              <RequestId form={`settle-${one.id}`} />
              <ExpectedVersion version={one.version} refusal={refusal} />
              <p>
                <Submit busy={t("settling")}>{t("settle")}</Submit>
              </p>
            </Form>
          </Sheet>
        ) : null}
      </div>
    </>
  );
}
