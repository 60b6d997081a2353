import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ErasureFields } from "~/contract/privacy-fields";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn } from "~/session/enter";
import { flash } from "~/session/flash";
import { type Refusal, refuseError, refuseFields, requestKey } from "~/session/form";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordField } from "~/ui/form/password-field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { isolate } from "~/ui/knowledge/isolate";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["ownData", "messages", "auth"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const { exports: _, eraseAt, ...rest } = await api.privacy.read();
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    ...rest,
    back: paths.ownData.overview(user.access),
    eraseAt: eraseAt && formatTime(eraseAt, reader),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const form = await request.formData();
  const options = { context: { key: requestKey(form) } };
  const back = paths.ownData.overview(user.access);
  if (form.get("intent") === "keep") {
    await api.privacy.keep(undefined, options);
    flash(context, { kind: "done", key: "ownData:delete.kept" });
    return redirect(back);
  }
  const submission = parseWithZod(form, { schema: ErasureFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { eraseAt } = await api.privacy.erase(submission.value, options);
    const time = formatTime(eraseAt, { language: context.language, timeZone: user.timeZone });
    flash(context, { kind: "done", key: "ownData:delete.done", values: { time } });
    return redirect(back);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

const Root = styled(Sheet)`
  max-inline-size: 40rem; display: grid; gap: var(--s5);
  h2 { font: 650 var(--t20) var(--font); margin-block-end: var(--s2); }
  ul { display: grid; gap: var(--s2); padding-inline-start: var(--s5); list-style: disc; }
  form { display: grid; gap: var(--s5); }
`;

export default function DeleteAccount() {
  const { t } = useTranslation(["ownData", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { back, eraseAt, lastAdministrator, chats, questions, uploads, company } =
    useLoaderData<typeof loader>();
  const { problems, errors } = readRefusal(useActionData<typeof action>() as Refusal | undefined);
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Root data-pad>
        <section>
          <h2>{t("delete.goes")}</h2>
          <ul>
            <li>{t("goes.account")}</li>
            <li>{t("goes.chats", { number: chats })}</li>
            <li>{t("goes.questions", { number: questions })}</li>
            {company ? (
              <>
                <li>{t("goes.company", { name: isolate(company.name) })}</li>
                <li>{t("goes.divisions", { number: company.divisions, files: company.files })}</li>
                <li>{t("goes.employees", { number: company.employees })}</li>
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
        ) : lastAdministrator ? (
          <p>{t("delete.last")}</p>
        ) : (
          <Form method="post" noValidate>
            <RequestId />
            <p>{t("delete.grace")}</p>
            <p>
              <Link to={back}>{t("delete.exportFirst")}</Link>
            </p>
            <PasswordField
              name="password"
              label={t("delete.password")}
              hint={t("delete.noPassword")}
              autoComplete="current-password"
              errors={errors("password")}
            />
            <p className="row">
              <Submit kind="danger-main" busy={t("export.busy")}>
                <Trash2 size={18} aria-hidden />
                {t("delete.confirm")}
              </Submit>
              <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
            </p>
          </Form>
        )}
      </Root>
    </>
  );
}
