import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailSettingFields } from "~/contract/email-setting-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { EmailSettingForm } from "~/ui/account/mail/email-setting-form";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["mailSettings", "messages", "forms"] };

const Fields = EmailSettingFields.omit({ divisionId: true });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "EmailSetting")) throw notFound();
  const { createdAt: _, ...setting } = await or404(api.emailSettings.read({ id: params.id ?? "" }));
  const { mailboxes } = await api.emailSettings.choices();
  return { setting, mailboxes, mayRemove: ability.can("delete", "EmailSetting") };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: Fields });
  const unlessDeleted = () => checkDeleted(context, api.emailSettings.read({ id }), { form });
  if (submission.status !== "success") {
    await unlessDeleted();
    return refuseFields(context, submission);
  }
  try {
    const options = callOptions(form);
    await api.emailSettings.change({ ...submission.value, id }, options);
    flash(context, { kind: "done", key: "messages:emails.updated" });
    return redirect(paths.settings.email.list());
  } catch (error) {
    await unlessDeleted();
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditEmail() {
  const { t } = useTranslation(["mailSettings", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { setting, mailboxes, mayRemove } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          mayRemove ? (
            <ButtonLink kind="danger" to={paths.settings.email.delete(setting.id)}>
              {t("shell:delete")}
            </ButtonLink>
          ) : null
        }
      >
        <bdi>{setting.division}</bdi>
      </PageHead>
      <EmailSettingForm key={setting.version} saved={setting} mailboxes={mailboxes} refused={refused} />
    </>
  );
}
