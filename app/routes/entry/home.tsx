import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/session/enter";

/** `/` only leads on: the guard says where. */
export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return null;
}
