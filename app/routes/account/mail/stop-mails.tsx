import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatList } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { isLinkVoid } from "~/session/mailed-link";
import { requireAccess } from "~/session/require-access";
import { Submit } from "~/ui/form/submit";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import type { PageData } from "~/ui/shell/frame-data";

export const handle = { namespaces: ["mailSettings"] };

/** Opening the link changes nothing, because mail scanners open it too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  try {
    const { divisions, company, stopped } = await api.emailSettings.readStop({
      token: context.url.searchParams.get("token") ?? "",
    });
    return {
      stopped,
      values: { division: formatList(divisions.map(isolate), context.language), company: isolate(company) },
    };
  } catch (error) {
    if (isLinkVoid(error)) return null;
    throw error;
  }
}

/**
 * Stops the mails, for the page's button and for that of a mail program, which sends no fields of the page and must not be
 * redirected (RFC 8058, section 3.1).
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const token = context.url.searchParams.get("token") ?? "";
  const intent = (await request.formData()).get("intent");
  try {
    await api.emailSettings.stop({ token, stopped: intent !== "resume" });
  } catch (error) {
    if (!isLinkVoid(error)) throw error;
  }
  return intent === null ? null : redirect(paths.stopMails({ token }));
}

/** The page on which a recipient of a division's mails, who may have no account, stops them. */
export default function StopMails() {
  const { t } = useTranslation("mailSettings");
  const root = useRouteLoaderData("root") as PageData;
  const loaded = useLoaderData<typeof loader>();
  if (!loaded)
    return (
      <>
        <PageHead title={root.title} />
        <EmptyState title={t("stop.invalid")}>{t("stop.invalidText")}</EmptyState>
      </>
    );
  const { stopped, values } = loaded;
  return (
    <>
      <PageHead title={root.title} />
      <Form method="post" className="stack" data-gap="5">
        <p role="status">{t(stopped ? "stop.stopped" : "stop.sent", values)}</p>
        <Submit wide name="intent" value={stopped ? "resume" : "stop"} busy={t("saving")}>
          {t(stopped ? "stop.resume" : "stop.stop")}
        </Submit>
      </Form>
    </>
  );
}
