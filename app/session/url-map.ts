import type { Access, Action, MatrixSubject, Subject } from "~/contract/abilities";

/** One page of the URL map in remix.config.js. */
export interface Address {
  path: string;
  id: string;
  file: string;
  area: "public" | "signed-out" | "signed-in" | "redirect" | "catch-all" | Access;
  guard: "public" | "signed-out" | "signed-in" | "ability" | "redirect" | "404";
  layout: "blank" | "default" | "resource";
  needs?: [Action, Subject];
  module?: MatrixSubject;
  variant?: "lotse" | "handwerk";
  door?: string;
  tabs?: string[];
  /** The file of each tab, for tabs with their own routes. */
  tabFiles?: Record<string, string>;
  to?: string;
  /** The path of the parent page: the list that contains what this page shows. */
  below?: string;
  demo?: boolean;
  /** The users whose search lists it, if fewer than those who may open it: members of a company, this ability, or none. */
  listed?: [Action, Subject] | "company" | false;
  /** Its forms may lead to Google's sign-in. */
  google?: boolean;
  /** Its forms may lead to Stripe's pages. */
  payment?: boolean;
  /** Exists in the development profile only. */
  development?: boolean;
  /** The page that asks for a confirmation of identity. */
  confirms?: boolean;
  /** A blank page that needs React; the others are served without it. */
  react?: boolean;
}

/** A node of the URL map as written: a page, or a parent whose properties its children inherit. */
export interface UrlNode extends Partial<Omit<Address, "tabs">> {
  tabs?: string[] | Record<string, string>;
  children?: UrlNode[];
}

/** A node with inherited properties: a page, a layout route, or a group without a route. */
export type ResolvedNode =
  | (Address & { children?: undefined })
  | { id?: string; file?: string; children: ResolvedNode[] };

/** Whether React hydrates a page. Blank pages are enhanced by small modules instead. */
export const hasReact = ({ layout, react }: Address): boolean => layout !== "blank" || react === true;
