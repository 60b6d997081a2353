import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageNames } from "~/i18n/languages";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { LivePreview } from "~/ui/operator-mail/live-preview";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

export const handle = { namespaces: ["operatorMail"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("create", "Email")) throw notFound();
  const sending = await or404(api.mailSendings.read({ id: params.id ?? "" }));
  const { id, purpose, language, to, recipients, unwanted, queued, sent, waiting, state, preview } = sending;
  const { role } = to;
  const t = textsFor(context.language);
  return {
    id,
    purpose,
    language,
    recipients,
    unwanted,
    queued,
    sent,
    waiting,
    state,
    preview,
    to: { ...to, role: role && (role.name ?? (role.key && t(`roles:builtIn.${role.key as "staff"}`))) },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  try {
    const stops = form.get("intent") === "stop";
    const act = stops ? api.mailSendings.stop : api.mailSendings.send;
    const { id } = await or404(act({ id: params.id ?? "" }, keyOptions(form)));
    flash(context, { kind: "done", key: stops ? "operatorMail:stopped" : "operatorMail:started" });
    return redirect(paths.operatorMails.confirm(id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

const sentences = { sending: "sendingNow", done: "sendingDone", stopped: "sendingStopped" } as const;

/** A letter before it is sent, with the number of recipients and a preview; afterwards with its progress. */
export default function ConfirmLetter() {
  const { t } = useTranslation(["operatorMail", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { id, purpose, language, to, recipients, unwanted, queued, sent, waiting, state, preview } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={root.title}>{state === "draft" ? t("confirmIntro") : null}</PageHead>
      <div className="stack" data-gap="6" style={{ maxInlineSize: "48rem" }}>
        {refused?.problem ? (
          <Alert tone="err" live>
            {refused.problem}
          </Alert>
        ) : null}
        {state === "draft" ? null : (
          <Alert tone={state === "done" && waiting === 0 ? "ok" : state === "stopped" ? "warn" : "info"} live>
            <p>{t(sentences[state], { count: state === "stopped" ? sent : queued })}</p>
            {state === "stopped" ? null : <p>{t("progress", { sent, waiting })}</p>}
          </Alert>
        )}
        <Sheet data-pad className="stack" data-gap="5">
          <DescriptionList
            lines={[
              { name: t("columnPurpose"), value: t(`purpose.${purpose}`) },
              {
                name: t("textLanguage"),
                value: <span lang={language}>{languageNames[language]}</span>,
              },
              { name: t("columnTo"), value: to.person && <bdi>{to.person}</bdi> },
              { name: t("groupRole"), value: to.person ? null : (to.role ?? t("all")) },
              { name: t("groupCompany"), value: to.person ? null : <bdi>{to.company ?? t("all")}</bdi> },
              {
                name: t("groupLanguage"),
                value: to.person ? null : to.language ? languageNames[to.language] : t("all"),
              },
            ]}
          />
          {state === "draft" ? (
            <>
              <p>
                <b>{unbroken(t("reaches", { count: recipients }))}</b>{" "}
                {unwanted > 0 ? t("unwanted", { count: unwanted }) : null}
              </p>
              <Form method="post" className="row">
                <RequestId form={`send-${id}`} />
                {recipients > 0 ? (
                  <Submit busy={t("resending")}>
                    <Send size={18} aria-hidden />
                    {t("sendTo", { count: recipients })}
                  </Submit>
                ) : null}
                <ButtonLink to={paths.operatorMails.write({ draft: id })}>{t("shell:edit")}</ButtonLink>
                <ButtonLink to={paths.operatorMails.list()}>{t("shell:cancel")}</ButtonLink>
              </Form>
            </>
          ) : (
            <Form method="post" className="stack" data-gap="4">
              <RequestId form={`${state}-${id}-${queued}-${sent}`} />
              {state === "stopped" ? <p>{unbroken(t("resumeText"))}</p> : null}
              {state === "sending" || waiting > 0 ? <p>{unbroken(t("stopText"))}</p> : null}
              <div className="row">
                {state === "stopped" ? (
                  <>
                    <Submit busy={t("resending")}>
                      <Send size={18} aria-hidden />
                      {t("resume")}
                    </Submit>
                    <ButtonLink to={paths.operatorMails.write({ draft: id })}>{t("rewrite")}</ButtonLink>
                  </>
                ) : null}
                {state === "sending" || waiting > 0 ? (
                  <Submit kind="danger" name="intent" value="stop" busy={t("stopping")}>
                    {t("stop")}
                  </Submit>
                ) : null}
                <ButtonLink to={paths.operatorMails.list()}>{t("toList")}</ButtonLink>
              </div>
            </Form>
          )}
        </Sheet>
        <LivePreview preview={preview} view="light" />
      </div>
    </>
  );
}
