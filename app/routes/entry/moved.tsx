import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/session/enter";

/** An address without its tab leads to the first one: the guard says where. */
export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return null;
}
