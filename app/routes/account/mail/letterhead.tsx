import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LetterheadFields } from "~/contract/letterhead-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { LetterheadForm } from "~/ui/account/mail/letterhead-form";
import { LogoForm } from "~/ui/account/mail/logo-form";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["mailSettings", "operatorMail", "account", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("update", "Company")) throw notFound();
  const letterhead = await api.letterhead.read();
  const { sender, signature } = letterhead;
  return { letterhead, preview: await api.letterhead.preview({ sender, signature }) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  const submission = parseForm(form, { schema: LetterheadFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    if (intent.startsWith("preview")) {
      const { value: draft } = submission;
      return data({ draft, preview: await api.letterhead.preview(draft), view: intent.split(":")[1] });
    }
    const options = callOptions(form);
    await api.letterhead.change(submission.value, options);
    flash(context, { kind: "done", key: "mailSettings:letterhead.saved" });
    return redirect(paths.settings.email.letterhead());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function Letterhead() {
  const { t } = useTranslation("mailSettings");
  const root = useRouteLoaderData("root") as RootData;
  const { letterhead, preview } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const drawn = answer && "draft" in answer ? answer : undefined;
  return (
    <>
      <PageHead title={root.title}>{t("letterhead.intro")}</PageHead>
      <div className="stack" data-gap="6">
        <LetterheadForm
          key={letterhead.version}
          letterhead={letterhead}
          preview={preview}
          drawn={drawn}
          refused={drawn ? undefined : (answer as Parameters<typeof LetterheadForm>[0]["refused"])}
        />
        <LogoForm key={letterhead.logo} logo={letterhead.logo} />
      </div>
    </>
  );
}
