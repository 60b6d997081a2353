import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import type { PageData } from "./frame-data";

/** What `fetch` throws where no server can be reached, in the words of each browser. */
const unreachable = /fetch|load failed/i;

export type ProblemView = {
  kind: "missing" | "offline" | "failed";
  /** None where no server answered. */
  status: number | undefined;
  title: string;
  text: string;
  /** Names the failed request in the server's log. */
  requestId: string | undefined;
};

/** What an error boundary says about its error. */
export function useProblem(): ProblemView {
  return useProblemView()(useRouteError());
}

/** The heading of the problem that takes the place of a page; undefined where nothing failed. */
export function useProblemTitle(): string | undefined {
  const view = useProblemView();
  // The document stands above all boundaries, where `useRouteError` knows none of their errors.
  const [error] = Object.values(useContext(RouterState)?.errors ?? {});
  return error === undefined ? undefined : view(error).title;
}

function useProblemView(): (error: unknown) => ProblemView {
  const data = useRouteLoaderData("root") as PageData | undefined;
  const { t } = useTranslation();
  return error => {
    const status = isRouteErrorResponse(error) ? error.status : 500;
    const none = { status: undefined, requestId: undefined };
    if (status === 404)
      return { ...none, kind: "missing", status, title: t("notFound.title"), text: t("notFound.text") };
    if (error instanceof TypeError && unreachable.test(error.message))
      return { ...none, kind: "offline", title: t("error.network"), text: t("error.safe") };
    return {
      kind: "failed",
      status,
      title: t("error.title"),
      text: t("error.safe"),
      requestId: data?.requestId,
    };
  };
}
