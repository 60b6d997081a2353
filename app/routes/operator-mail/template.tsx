import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isLanguage, languages } from "~/contract/language";
import { MailContentFields } from "~/contract/mail-blocks";
import { formatTime } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, expectedVersion, keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { TemplateForm } from "~/ui/operator-mail/template-form";
import { VersionList } from "~/ui/operator-mail/version-list";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Tabs } from "~/ui/primitives/tabs";
import { afterButton, draftOf } from "./draft";
import { purposeName } from "./mail-shown";

export const handle = { namespaces: ["operatorMail", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const {
    purpose,
    edited,
    versions,
    ours: _,
    ...template
  } = await or404(api.mailTemplates.read({ id: params.id ?? "" }));
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    ...template,
    edited: edited !== null,
    purpose: purposeName(context, purpose),
    versions: versions.map(({ at, ...version }) => ({
      ...version,
      at: at.toISOString(),
      when: formatTime(at, reader),
    })),
    preview: await api.mailTemplates.preview({ id: template.id, ...template.content }),
    mayChange: ability.can("update", "EmailTemplate"),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  const typed = draftOf(form);
  const again = async (more: { view?: string; tested?: string } = {}, draft = typed) => {
    const parsed = MailContentFields.safeParse(draft);
    const preview = parsed.success
      ? await or404(api.mailTemplates.preview({ id, ...parsed.data }))
      : undefined;
    // The version that the form began with: a newer one must not be overwritten unseen.
    return data({ draft, preview, version: expectedVersion(form), ...more });
  };
  const submission = parseForm(form, { schema: MailContentFields });
  const refused = async (answer: ReturnType<typeof refuseFields>) => {
    const { data: refusal, init } = await answer;
    return data({ draft: typed, refusal }, init ?? undefined);
  };
  const after = afterButton(typed, intent);
  try {
    if (after) return await again({}, after);
    if (intent.startsWith("preview")) return await again({ view: intent.split(":")[1] ?? "light" });
    if (submission.status !== "success") return refused(refuseFields(context, submission));
    const content = { id, ...submission.value };
    if (intent === "test") {
      await or404(api.mailTemplates.test(content, keyOptions(form)));
      return await again({ tested: user.email });
    }
    const options = callOptions(form);
    await or404(api.mailTemplates.change(content, options));
    flash(context, { kind: "done", key: "operatorMail:saved" });
    return redirect(paths.mailTemplates.edit(id));
  } catch (error) {
    return refused(refuseError(context, submission, error));
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function Template() {
  const { t } = useTranslation(["operatorMail", "messages", "forms"]);
  const root = useRouteLoaderData("root") as RootData;
  const template = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = readRefusal(answer && "refusal" in answer ? answer.refusal : undefined);
  const tested = answer && "tested" in answer ? answer.tested : undefined;
  const [name = ""] = template.id.split(".");
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          template.edited && template.mayChange ? (
            <ButtonLink to={paths.mailTemplates.ours(template.id)}>{t("backToOurs")}</ButtonLink>
          ) : null
        }
      >
        {template.purpose}
      </PageHead>
      <Tabs
        label={t("otherLanguages")}
        tabs={languages.filter(isLanguage).map(language => ({
          to: paths.mailTemplates.edit(`${name}.${language}`),
          text: <span lang={language}>{languageNames[language]}</span>,
          current: language === template.language,
        }))}
      />
      <div className="stack" data-gap="6" style={{ marginBlockStart: "1.5rem" }}>
        <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
        {tested ? (
          <Alert tone="ok" live>
            {t("testSent", { to: tested })}
          </Alert>
        ) : null}
        {template.mayChange ? null : <Alert>{t("readOnly")}</Alert>}
        <Form method="post" noValidate key={template.id}>
          <TemplateForm template={template} refusal={refusal} answer={answer} />
        </Form>
        <Sheet data-pad>
          <VersionList versions={template.versions} />
        </Sheet>
      </div>
    </>
  );
}
