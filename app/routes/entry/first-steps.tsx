import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { FirstSteps } from "~/ui/knowledge/first-steps";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { loadFirstSteps } from "./load-first-steps";

export const handle = { namespaces: ["firstSteps"] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  return { steps: await loadFirstSteps(context) };
}

export default function FirstStepsPage() {
  const { t } = useTranslation("firstSteps");
  const root = useRouteLoaderData("root") as RootData;
  const { steps } = useLoaderData<typeof loader>();
  if (!steps)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={t("none")}
            action={<ButtonLink to={paths.chats.list("user")}>{t("chats")}</ButtonLink>}
          >
            {t("noneText")}
          </EmptyState>
        </Sheet>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{steps.every(step => step.done) ? t("allDone") : t("intro")}</PageHead>
      <FirstSteps steps={steps} />
    </>
  );
}
