import { Outlet, useOutletContext, useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/root";
import { BlankLayout } from "~/ui/shell/blank-layout";
import { Flash, type FlashMessage } from "~/ui/shell/flash";
import { PageProblem } from "~/ui/shell/page-problem";

/** The layout of pages without navigation, such as sign-in and registration. */
export default function Blank() {
  const root = useRouteLoaderData("root") as RootData;
  const message = useOutletContext<FlashMessage | undefined>();
  return (
    <BlankLayout data={root} flash={message ? <Flash {...message} /> : null}>
      <Outlet />
    </BlankLayout>
  );
}

export function ErrorBoundary() {
  const root = useRouteLoaderData("root") as RootData;
  return (
    <BlankLayout data={root} flash={null}>
      <PageProblem />
    </BlankLayout>
  );
}
