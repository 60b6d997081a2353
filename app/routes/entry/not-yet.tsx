import type { LoaderFunctionArgs } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { notFound, requireAccess } from "~/session/require-access";
import { Alert } from "~/ui/primitives/alert";
import { PageHead } from "~/ui/primitives/page-head";

/** A planned page: guarded like the finished one, and marked as not available yet. */
export function loader({ context, params }: LoaderFunctionArgs) {
  requireAccess(context);
  const tab = params.tab ?? params.filter ?? params.label;
  if (context.page.tabs && tab && !context.page.tabs.includes(tab)) throw notFound();
  return null;
}

export default function NotYet() {
  const { t } = useTranslation();
  const root = useRouteLoaderData("root") as RootData;
  return (
    <>
      <PageHead title={root.title} />
      <Alert tone="calm">{t("notYet.text")}</Alert>
    </>
  );
}
