import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isLanguage, languages } from "~/contract/language";
import { letterPurposes } from "~/contract/letter-purposes";
import { MailContentFields } from "~/contract/mail-blocks";
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

export async function action({ context, request }: ActionFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  const typed = draftOf(form);
  const recipients = Object.fromEntries(
    ["to", "group.role", "group.company", "group.language"].map(name => [name, String(form.get(name) ?? "")]),
  );
  const submission = parseForm(form, { schema: LetterFields });
  const refused = async (answer: ReturnType<typeof refuseFields>) => {
    const { data: refusal, init } = await answer;
    return data({ draft: typed, refusal, recipients }, init ?? undefined);
  };
  const after = afterButton(typed, intent);
  try {
    if (after || intent.startsWith("preview")) {
      const draft = after ?? typed;
      const { data: content } = MailContentFields.safeParse(draft);
      const id = `${form.get("purpose")}.${form.get("language")}`;
      const mayDraw = content && ability.can("read", "EmailTemplate");
      const preview = mayDraw ? await or404(api.mailTemplates.preview({ id, ...content })) : undefined;
      return data({ draft, preview, recipients, view: intent.split(":")[1] });
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
  const { purpose, language } = loaded;
  return (
    <>
      <PageHead title={root.title}>{t("writeIntro")}</PageHead>
      <div className="stack" data-gap="6">
        <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
        <LetterTemplate purpose={purpose} language={language} languages={languages} />
        <Form method="post" noValidate key={`${purpose}.${language}`}>
          <LetterForm loaded={loaded} refusal={refusal} answer={answer} />
        </Form>
      </div>
    </>
  );
}
