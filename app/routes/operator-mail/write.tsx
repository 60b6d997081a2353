import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isLanguage, languages } from "~/contract/language";
import { letterPurposes } from "~/contract/letter-purposes";
import { type MailContent, MailContentFields } from "~/contract/mail-blocks";
import { LetterFields } from "~/contract/mail-sendings";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { LetterForm } from "~/ui/operator-mail/letter-form";
import { LetterTemplate } from "~/ui/operator-mail/letter-template";
import { PageHead } from "~/ui/primitives/page-head";
import { afterButton, draftOf } from "./draft";

export const handle = { namespaces: ["operatorMail", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("create", "Email")) throw notFound();
  const { searchParams } = context.url;
  const draft = searchParams.get("draft");
  const stored = draft ? await or404(api.mailSendings.read({ id: draft })) : undefined;
  const requestedLanguage = searchParams.get("language");
  const language = stored?.language ?? (isLanguage(requestedLanguage) ? requestedLanguage : context.language);
  const purpose =
    stored?.purpose ?? letterPurposes.find(one => one === searchParams.get("purpose")) ?? "notice";
  const { roles, companies, content: own } = await api.mailSendings.choices({ purpose, language });
  const content = stored?.content ?? own;
  const t = textsFor(context.language);
  const named = roles.map(({ id, name, key }) => ({
    id,
    name: name ?? (key ? t(`roles:builtIn.${key as "staff"}`) : ""),
  }));
  const seesTemplates = ability.can("read", "EmailTemplate");
  return {
    purpose,
    language,
    content,
    companies,
    roles: named,
    chosen: {
      to: stored?.to.person ?? "",
      "group.role": stored?.group.role ?? "",
      "group.company": stored?.group.company ?? "",
      "group.language": stored?.group.language ?? "",
    },
    preview: seesTemplates
      ? await api.mailTemplates.preview({ id: `${purpose}.${language}`, ...content })
      : undefined,
  };
}

/** What the page shows again besides the text. */
type Shown = { view?: string | undefined; isLoaded?: boolean; isKept?: boolean };

/** Whether two contents are the same. Browsers send the lines of a text with CR LF. */
const isSame = (one: MailContent, other: MailContent) => {
  const [first, second] = [one, other].map(({ subject, blocks }) =>
    JSON.stringify([subject, blocks.map(({ kind, text }) => [kind, text.replaceAll("\r\n", "\n")])]),
  );
  return first === second;
};

export async function action({ context, request }: ActionFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  const form = await request.formData();
  const templateIn = (purpose: string, language: string) => ({
    purpose: letterPurposes.find(one => one === form.get(purpose)) ?? "notice",
    language: languages.find(one => one === form.get(language)) ?? context.language,
  });
  const template = templateIn("purpose", "language");
  const intent = String(form.get("intent") ?? "");
  const typed = draftOf(form);
  const recipients = Object.fromEntries(
    ["to", "group.role", "group.company", "group.language"].map(name => [name, String(form.get(name) ?? "")]),
  );
  const submission = parseForm(form, { schema: LetterFields });
  const refused = async (answer: ReturnType<typeof refuseFields>) => {
    const { data: refusal, init } = await answer;
    return data({ draft: typed, refusal, recipients, template }, init ?? undefined);
  };
  const again = async (draft: MailContent, more: Shown = {}, { purpose, language } = template) => {
    const { data: content } = MailContentFields.safeParse(draft);
    const mayDraw = content && ability.can("read", "EmailTemplate");
    const preview = mayDraw
      ? await or404(api.mailTemplates.preview({ id: `${purpose}.${language}`, ...content }))
      : undefined;
    return data({ draft, preview, recipients, template: { purpose, language }, ...more });
  };
  const after = afterButton(typed, intent);
  try {
    if (after) return await again(after);
    if (intent.startsWith("preview")) return await again(typed, { view: intent.split(":")[1] });
    if (intent === "template" || intent === "replace") {
      const next = intent === "template" ? templateIn("newPurpose", "newLanguage") : template;
      const [before, loaded] = await Promise.all([template, next].map(one => api.mailSendings.choices(one)));
      // A text of one's own is replaced only on demand.
      if (intent === "template" && !isSame(typed, before!.content))
        return await again(typed, { isKept: !isSame(typed, loaded!.content) }, next);
      return await again(loaded!.content, { isLoaded: true }, next);
    }
    if (submission.status !== "success") return refused(refuseFields(context, submission));
    const { id } = await api.mailSendings.draft(submission.value, keyOptions(form));
    return redirect(paths.operatorMails.confirm(id));
  } catch (error) {
    return refused(refuseError(context, submission, error));
  }
}

/** A letter to one person or a group, from a template. */
export default function Write() {
  const { t } = useTranslation(["operatorMail", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = readRefusal(answer && "refusal" in answer ? answer.refusal : undefined);
  const { purpose, language } = answer?.template ?? loaded;
  return (
    <>
      <PageHead title={root.title}>{t("writeIntro")}</PageHead>
      <div className="stack" data-gap="6">
        <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
        <Form method="post" noValidate className="stack" data-gap="6">
          {/* The first button of a form is pressed by Enter: that one must neither load a template nor move a block. */}
          <button type="submit" name="intent" value="preview" hidden tabIndex={-1} />
          <LetterTemplate purpose={purpose} language={language} languages={languages} />
          <LetterForm loaded={{ ...loaded, purpose, language }} refusal={refusal} answer={answer} />
        </Form>
      </div>
    </>
  );
}
