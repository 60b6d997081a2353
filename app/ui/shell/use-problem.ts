import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import type { DeletedRecordData } from "./deleted-record";
import type { PageData } from "./frame-data";

/** The messages of `fetch` in the browsers if no server can be reached. */
const unreachable = /fetch|load failed/i;

export type ProblemView = {
  kind: "missing" | "denied" | "offline" | "failed";
  /** Undefined if no server responded. */
  status: number | undefined;
  title: string;
  text: string;
  /** Identifies the failed request in the server's log. */
  requestId: string | undefined;
  /** The record of a form was deleted meanwhile. */
  deleted?: DeletedRecordData | undefined;
};

/** The texts of an error boundary. */
export function useProblem(): ProblemView {
  return useProblemView()(useRouteError());
}

/** The heading of the problem that replaces a page; undefined without one. */
export function useProblemTitle(): string | undefined {
  const view = useProblemView();
  // The document is above all boundaries, where `useRouteError` returns none of their errors.
  const [error] = Object.values(useContext(RouterState)?.errors ?? {});
  return error === undefined ? undefined : view(error).title;
}

function useProblemView(): (error: unknown) => ProblemView {
  const data = useRouteLoaderData("root") as PageData | undefined;
  const { t } = useTranslation();
  return error => {
    const status = isRouteErrorResponse(error) ? error.status : 500;
    const deleted = isRouteErrorResponse(error)
      ? (error.data as { deleted?: DeletedRecordData } | null)?.deleted
      : undefined;
    const none = { status: undefined, requestId: undefined };
    if (deleted)
      return {
        ...none,
        kind: "missing",
        deleted,
        title: t("deleted.title"),
        text: t(deleted.already ? "deleted.already" : "deleted.text"),
      };
    if (status === 404)
      return { ...none, kind: "missing", status, title: t("notFound.title"), text: t("notFound.text") };
    if (status === 403)
      return { ...none, kind: "denied", status, title: t("denied.title"), text: t("denied.text") };
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
