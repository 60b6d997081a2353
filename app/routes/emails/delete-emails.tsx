import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { EmailDetails } from "~/contract/emails";
import { AppError } from "~/contract/errors";
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
import { listAddress, openedFrom } from "./email-place";

export const handle = { namespaces: ["emails"] };

const idsOf = (url: URL): string[] => [...new Set(url.searchParams.getAll("id"))].slice(0, 100);

/** The list that the mails were chosen in. */
function listOf({ url }: AppLoadContext): string {
  const list = openedFrom(url);
  return list ? listAddress(list) : paths.emails.folder("trash");
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("delete", "Email")) throw notFound();
  const ids = idsOf(context.url);
  const title = pageTitle(context.language, context.page);
  const back = listOf(context);
  if (ids.length === 0) return { title, count: 0, subject: "", keepsFiles: false, back };
  const { subject, files } = await firstOf(context, ids);
  const keepsFiles = ids.length === 1 && files.some(({ taken }) => taken?.file);
  return { title, count: ids.length, subject, keepsFiles, back };
}

/** The first of the chosen mails that another window has not deleted. @throws 404 if none is left */
async function firstOf({ api }: AppLoadContext, ids: string[]): Promise<EmailDetails> {
  for (const id of ids) {
    try {
      return await or404(api.emails.read({ id }));
    } catch (error) {
      if (!(error instanceof Response)) throw error;
    }
  }
  throw notFound();
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  try {
    const options = keyOptions(form);
    const { deleted } = await api.emailChanges.remove({ ids: idsOf(context.url) }, options);
    if (deleted === 0) flash(context, { kind: "problem", key: "emails:removedNone" });
    else flash(context, { kind: "done", key: "emails:removed", values: { count: deleted } });
    return redirect(listOf(context));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) return refuseQuestion(context, error);
    flash(context, { kind: "problem", key: "emails:goneMeanwhile" });
    return redirect(listOf(context));
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
