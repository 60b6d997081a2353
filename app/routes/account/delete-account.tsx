import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { formatLastDay, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { findPage } from "~/session/find-page";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Confirmation } from "~/ui/primitives/confirmation";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

export const handle = { namespaces: ["ownData", "plan"] };

/** Lists what an erasure deletes and keeps. Only the erasure requires a confirmed identity. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { exports: _, eraseAt, company, ...rest } = await api.privacy.read();
  if (!eraseAt && !rest.lastAdministrator) await requireConfirmation(context, paths.ownData.delete());
  const back = paths.ownData.overview(user.access);
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    ...rest,
    company: company && {
      ...company,
      planUntil: company.planUntil && formatLastDay(company.planUntil, reader),
    },
    back,
    breadcrumbs: [{ to: back, text: pageTitle(context.language, findPage(new URL(back, context.url)).page) }],
    eraseAt: eraseAt && formatTime(eraseAt, reader),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const options = keyOptions(form);
  const back = paths.ownData.overview(user.access);
  if (form.get("intent") === "keep") {
    const { company } = await api.privacy.read();
    await api.privacy.keep(undefined, options);
    const ending = company?.plan && (await api.subscription.read())?.ending;
    flash(context, { kind: "done", key: ending ? "ownData:delete.keptWithoutPlan" : "ownData:delete.kept" });
    return redirect(ending ? paths.settings.billing() : back);
  }
  try {
    const { eraseAt } = await api.privacy.erase(undefined, options);
    const time = formatTime(eraseAt, { language: context.language, timeZone: user.timeZone });
    flash(context, { kind: "done", key: "ownData:delete.done", values: { time } });
    return redirect(back);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

const Lists = styled.div`
  display: grid; gap: var(--s5);
  h2 { font: 650 var(--t20) var(--font); margin-block-end: var(--s2); }
  ul { display: grid; gap: var(--s2); padding-inline-start: var(--s5); list-style: disc; }
`;

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function DeleteAccount() {
  const { t } = useTranslation("ownData");
  const root = useRouteLoaderData("root") as RootData;
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { back, eraseAt, lastAdministrator } = loaded;
  return (
    <>
      <PageHead title={root.title} />
      {eraseAt || lastAdministrator ? (
        <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem" }}>
          <GoesAndStays {...loaded} />
          {eraseAt ? (
            <Form method="post">
              <RequestId form="keep-page" />
              <p>{t("delete.planned", { time: eraseAt })}</p>
              <p>
                <Submit name="intent" value="keep" busy={t("export.busy")}>
                  {t("delete.keep")}
                </Submit>
              </p>
            </Form>
          ) : (
            <p>{t("delete.last")}</p>
          )}
        </Sheet>
      ) : (
        <Confirmation
          name="erase"
          problem={refused?.problem}
          confirm={t("delete.confirm")}
          busy={t("export.busy")}
          back={back}
        >
          <GoesAndStays {...loaded} />
          <p>{t("delete.grace")}</p>
          {loaded.company && loaded.company.employees > 0 ? <p>{t("delete.tells")}</p> : null}
          {loaded.company ? (
            <p>
              {t("delete.handOver")}{" "}
              <Link to={paths.settings.of("user", "account")}>{t("delete.handOverGo")}</Link>
            </p>
          ) : null}
          <p>
            <Link to={back}>{t("delete.exportFirst")}</Link>
          </p>
        </Confirmation>
      )}
    </>
  );
}

function GoesAndStays({ chats, questions, uploads, company }: Loaded) {
  const { t } = useTranslation("ownData");
  return (
    <Lists>
      <section>
        <h2>{t("delete.goes")}</h2>
        <ul>
          <li>{t("goes.account")}</li>
          {chats > 0 ? <li>{t("goes.chats", { number: chats })}</li> : null}
          {questions > 0 ? <li>{t("goes.questions", { number: questions })}</li> : null}
          {company ? (
            <>
              <li>{t("goes.company", { name: isolate(company.name) })}</li>
              {company.plan ? <Plan {...company} plan={company.plan} /> : null}
              {company.divisions > 0 ? <li>{t("goes.divisions", { number: company.divisions })}</li> : null}
              {company.files > 0 ? <li>{t("goes.files", { number: company.files })}</li> : null}
              {company.mailboxes > 0 ? (
                <li>{unbroken(t("goes.mailboxes", { number: company.mailboxes }))}</li>
              ) : null}
              {company.employees > 0 ? <li>{t("goes.employees", { number: company.employees })}</li> : null}
            </>
          ) : null}
        </ul>
      </section>
      <section>
        <h2>{t("delete.stays")}</h2>
        <ul>
          {company || uploads === 0 ? null : <li>{t("stays.uploads", { number: uploads })}</li>}
          {company ? <li>{t("stays.invoices")}</li> : null}
          <li>{t("stays.log")}</li>
        </ul>
      </section>
    </Lists>
  );
}

/** The plan that ends with the company. */
function Plan({ plan, planUntil, planRenews }: NonNullable<Loaded["company"]> & { plan: string }) {
  const { t } = useTranslation(["ownData", "plan"]);
  const sentence = planUntil ? "goes.planUntil" : planRenews ? "goes.plan" : "goes.planEnds";
  return <li>{t(sentence, { plan: t(`plan:kind.${plan}`), date: planUntil })}</li>;
}
