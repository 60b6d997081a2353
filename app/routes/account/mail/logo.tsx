import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { storageRefusals } from "~/contract/storage-states";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseWith } from "~/session/form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { LogoForm } from "~/ui/account/mail/logo-form";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";
import { sendPicture } from "../send-picture";

export const handle = { namespaces: ["mailSettings", "account", "forms", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("update", "Company")) throw notFound();
  const text = textsFor(context.language)("mailSettings:letterhead.title");
  const { logo } = await api.letterhead.read();
  return { logo, breadcrumbs: [{ to: paths.settings.email.letterhead(), text }] };
}

/** Sets or removes the logo of the company's mails; the page of name and signature contains the same form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { raw, api } = requireSignedIn(context);
  try {
    const what = await sendPicture(request, raw, "/letterhead/logo");
    if (what === "remove") await api.letterhead.removeLogo();
    const key =
      what === "remove" ? "mailSettings:letterhead.logoRemoved" : "mailSettings:letterhead.logoSaved";
    flash(context, { kind: "done", key });
    return redirect(paths.settings.email.letterhead());
  } catch (error) {
    if (!(error instanceof AppError) || (error.status >= 500 && !storageRefusals.includes(error.code)))
      throw error;
    const text = sayError(context.language, error.code, error.data.values);
    return refuseWith(context, { fields: { picture: [text] }, values: {}, code: error.code }, error.status);
  }
}

export default function Logo() {
  const { t } = useTranslation(["mailSettings", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { logo } = useLoaderData<typeof loader>();
  const { problems, errors } = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <LogoForm logo={logo} errors={errors("picture")} />
    </>
  );
}
