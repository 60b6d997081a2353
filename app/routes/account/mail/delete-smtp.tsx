import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import DeleteSmtpQuestion from "~/ui/account/mail/delete-smtp";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["mailSettings"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("delete", "SmtpSetting")) throw notFound();
  const { email, divisions, unsent, version } = await or404(api.smtpSettings.read({ id: params.id ?? "" }));
  return { title: pageTitle(context.language, context.page), email, divisions, unsent, version };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  const list = paths.settings.smtp.list();
  try {
    const { email } = await orAlreadyDeleted(
      context,
      api.smtpSettings.remove({ id: params.id ?? "" }, options),
    );
    flash(context, { kind: "done", key: "mailSettings:deletedSmtp", values: { name: isolate(email) } });
    return redirect(list);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteSmtp() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteSmtpQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
