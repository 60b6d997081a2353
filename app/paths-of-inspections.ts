import type { Access } from "~/contract/abilities";
import { query } from "./paths-query";

const root = (access: Access) => (access === "employee" ? "/employee/chat/inspections" : "/chat/inspections");

/** Reading chats of others, where the company allows it. */
export const inspectionPaths = {
  list: root,
  new: () => `${root("user")}/new`,
  open: (access: Access, id: string, values: { chat?: string; before?: string } = {}) =>
    `${root(access)}/${id}${query(values)}`,
};
