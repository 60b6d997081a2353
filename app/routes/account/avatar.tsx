import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { storageRefusals } from "~/contract/storage-states";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseWith } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { PictureForm } from "~/ui/account/picture-form";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";
import { sendPicture } from "./send-picture";

export const handle = { namespaces: ["account", "forms", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = requireSignedIn(context);
  const text = textsFor(context.language)("account:picture.back");
  return { breadcrumbs: [{ to: paths.settings.of(user.access, "account"), text }] };
}

/** Sets or removes the user's picture; the account settings contain the same form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, raw, user } = requireSignedIn(context);
  try {
    const what = await sendPicture(request, raw, "/account/avatar");
    if (what === "remove") await api.account.removeAvatar();
    flash(context, {
      kind: "done",
      key: what === "remove" ? "account:picture.removed" : "account:picture.saved",
    });
    return redirect(paths.settings.of(user.access, "account"));
  } catch (error) {
    if (!(error instanceof AppError) || (error.status >= 500 && !storageRefusals.includes(error.code)))
      throw error;
    const text = sayError(context.language, error.code, error.data.values);
    return refuseWith(context, { fields: { picture: [text] }, values: {}, code: error.code }, error.status);
  }
}

export default function Avatar() {
  const { t } = useTranslation(["account", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { problems, errors } = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <PictureForm errors={errors("picture")} />
    </>
  );
}
