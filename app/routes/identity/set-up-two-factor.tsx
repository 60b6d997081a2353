import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CodeFields } from "~/contract/code-fields";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import { requestedTarget, safeTarget } from "~/session/safe-target";
import { RecoveryCodes } from "~/ui/account/recovery-codes";
import { CodeField } from "~/ui/form/code-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PublicForm } from "~/ui/form/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { QrCode } from "~/ui/primitives/qr-code";
import { qrPath } from "./qr-path";

export const handle = { namespaces: ["twoFactor", "messages"] };

const Steps = styled.ol`
  display: grid; gap: var(--s6); margin: 0; padding-inline-start: 1.5rem; list-style: decimal;
  > li::marker { font-weight: 650; }
  .qr { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s5); align-items: center; margin-block-start: var(--s3); }
  .qr > div { flex: 1 1 10rem; min-inline-size: 0; }
  .qr code { display: block; margin-block-start: var(--s1); font: 600 var(--t16) ui-monospace, monospace; overflow-wrap: anywhere; }
  form { margin-block-start: var(--s3); }
`;

type Context = LoaderFunctionArgs["context"];

/** A seed as rendered: QR code, groups for typing, and sealed for the form. */
async function shownDraft({ api }: Context, before?: string) {
  const { seed, uri, draft } = await api.twoFactor.draft(before ? { draft: before } : {});
  return { draft, seed: seed.match(/.{1,4}/g)!.join(" "), uri, qr: qrPath(uri) };
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const to = requestedTarget(context);
  const { since, demanded } = await api.twoFactor.read();
  // The page to continue with once the second factor is set up.
  const next = safeTarget(to ?? null, { ...user, twoFactorMissing: false }, context.build);
  if (since) return { next, missing: false, shown: null };
  await requireConfirmation(context, paths.twoFactor.setUp({ to }));
  return { next, missing: demanded, shown: await shownDraft(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const here = paths.twoFactor.setUp({ to: requestedTarget(context) });
  await requireConfirmation(context, here);
  const form = await request.formData();
  const before = String(form.get("draft") ?? "").slice(0, 600);
  const submission = parseForm(form, { schema: CodeFields });
  // The app has already scanned this seed: a wrong code must not change it.
  const again = async (refused: Awaited<ReturnType<typeof refuseFields>>) =>
    data({ ...refused.data, shown: await shownDraft(context, before) }, refused.init ?? undefined);
  if (submission.status !== "success") return again(await refuseFields(context, submission));
  try {
    const { codes } = await api.twoFactor.turnOn({ draft: before, code: submission.value.code });
    return data({ codes });
  } catch (error) {
    // Set up meanwhile, or the form was sent twice: the page says where there are new recovery codes.
    if (error instanceof AppError && error.code === "two_factor_on") return redirect(here);
    return again(await refuseError(context, submission, error));
  }
}

export default function SetUpTwoFactor() {
  const { t } = useTranslation(["twoFactor", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { next, missing, shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "fields" in answer ? answer : undefined;
  const { problems, errors } = readRefusal(refusal);
  if (answer && "codes" in answer)
    return (
      <>
        <PageHead title={root.title}>{t("done")}</PageHead>
        <div className="stack" data-gap="6">
          <RecoveryCodes codes={answer.codes} title={t("codesTitle")} />
          <ButtonLink kind="main" wide to={next}>
            {t("goOn")}
          </ButtonLink>
        </div>
      </>
    );
  const currentDraft = refusal?.shown ?? shown;
  if (!currentDraft)
    return (
      <>
        <PageHead title={root.title} />
        <div className="stack" data-gap="6">
          <Alert tone="ok">{t("alreadyOn")}</Alert>
          <ButtonLink kind="main" wide to={next}>
            {t("goOn")}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{t(missing ? "mustSetUp" : "text")}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <Steps>
        <li>
          {t("step.app")}
          <div className="qr">
            <QrCode label={t("qr")} code={currentDraft.qr} />
            <div>
              <p className="small muted">{t("typeSeed")}</p>
              <code dir="ltr">{currentDraft.seed}</code>
              <p className="small">
                <a href={currentDraft.uri}>{t("openApp")}</a>
              </p>
            </div>
          </div>
        </li>
        <li>
          {t("step.code")}
          <PublicForm className="stack" data-gap="5">
            <input type="hidden" name="draft" value={currentDraft.draft} />
            <CodeField name="code" label={t("code")} errors={errors("code")} />
            <Submit wide busy={t("busy")}>
              {t("turnOn")}
            </Submit>
          </PublicForm>
        </li>
      </Steps>
      <div className="small" style={{ marginBlockStart: "1.5rem" }}>
        {missing ? <SignOut label={t("signOut")} /> : <Link to={next}>{t("cancel")}</Link>}
      </div>
    </>
  );
}

/** Lets users leave who do not want to set one up now. */
function SignOut({ label }: { label: string }) {
  return (
    <Form method="post" action={paths.signOut()} reloadDocument>
      <Submit kind="quiet" busy={label}>
        {label}
      </Submit>
    </Form>
  );
}
