import { Outlet } from "@remix-run/react";

/** The pages of one area. Errors of a page are shown in its place, inside the navigation. */
export default Outlet;

export { PageProblem as ErrorBoundary } from "~/ui/shell/page-problem";
