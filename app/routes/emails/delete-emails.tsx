import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import DeleteEmailsQuestion from "~/ui/emails/delete-emails";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["emails"] };

const idsOf = (url: URL): string[] => [...new Set(url.searchParams.getAll("id"))].slice(0, 100);

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("delete", "Email")) throw notFound();
  const ids = idsOf(context.url);
  const [first] = ids;
  const title = pageTitle(context.language, context.page);
  if (!first) return { title, count: 0, subject: "", keepsFiles: false };
  const { subject, files } = await or404(api.emails.read({ id: first }));
  const keepsFiles = ids.length === 1 && files.some(({ taken }) => taken?.file);
  return { title, count: ids.length, subject, keepsFiles };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  try {
    const options = keyOptions(form);
    const { deleted } = await or404(api.emailChanges.remove({ ids: idsOf(context.url) }, options));
    flash(context, { kind: "done", key: "emails:removed", values: { count: deleted } });
    return redirect(paths.emails.folder("trash"));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteEmails() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useTranslation("emails");
  return (
    <>
      <PageHead title={loaded.title} />
      {loaded.count === 0 ? (
        <EmptyState
          title={t("nothingChosen")}
          action={<ButtonLink to={paths.emails.folder("trash")}>{t("folder.trash")}</ButtonLink>}
        />
      ) : (
        <DeleteEmailsQuestion loaded={loaded} problem={refused?.problem} />
      )}
    </>
  );
}
