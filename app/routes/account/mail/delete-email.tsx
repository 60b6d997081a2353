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
import DeleteEmailSettingQuestion from "~/ui/account/mail/delete-email-setting";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["mailSettings"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("delete", "EmailSetting")) throw notFound();
  const { division, version } = await or404(api.emailSettings.read({ id: params.id ?? "" }));
  return { title: pageTitle(context.language, context.page), division, version };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  const list = paths.settings.email.list();
  try {
    const { name } = await orAlreadyDeleted(
      context,
      api.emailSettings.remove({ id: params.id ?? "" }, options),
    );
    flash(context, { kind: "done", key: "mailSettings:deletedEmail", values: { name: isolate(name) } });
    return redirect(list);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteEmail() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteEmailSettingQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
