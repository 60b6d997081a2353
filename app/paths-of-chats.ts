import type { Access } from "~/contract/abilities";
import { query } from "./paths-query";

/** The open part of a chat: a source, the branch with a question, the questions before one; or the answer just written. */
type OpenChat = {
  source?: string;
  branch?: string | undefined;
  before?: string;
  written?: string;
  print?: string | undefined;
};

const root = (access: Access) => (access === "employee" ? "/employee/chat" : "/chat");

/** The addresses of chats. */
export const chatPaths = {
  list: (access: Access, values: { question?: string } = {}) => `${root(access)}${query(values)}`,
  rename: (access: Access, id: string) => `${root(access)}/${id}/name`,
  new: (access: Access, values: { division?: string; file?: string } = {}) =>
    `${root(access)}/new${query(values)}`,
  open: (access: Access, id: string, values: OpenChat = {}) => `${root(access)}/${id}${query(values)}`,
  edit: (access: Access, id: string) => `${root(access)}/${id}/edit`,
  delete: (access: Access, id: string) => `${root(access)}/${id}/delete`,
  /** `list`: the parameters of the list that the chats were chosen in. */
  deleteChosen: (access: Access, ids: string[], list: string | undefined) =>
    `${root(access)}/delete?${new URLSearchParams([...ids.map(id => ["id", id]), ...(list ? [["list", list]] : [])])}`,
  place: (access: Access, id: string) => `${root(access)}/${id}/place`,
  share: (access: Access, id: string, values: { person?: string } = {}) =>
    `${root(access)}/${id}/share${query(values)}`,
  endShare: (access: Access, id: string, person: string) => `${root(access)}/${id}/share/${person}/end`,
  export: (access: Access, id: string, values: { branch?: string | undefined } = {}) =>
    `${root(access)}/${id}/export${query(values)}`,
  leave: (access: Access, id: string) => `${root(access)}/${id}/leave`,
  visitors: (access: Access, id: string) => `${root(access)}/${id}/visitors`,
  closeToVisitors: (access: Access, id: string) => `${root(access)}/${id}/visitors/close`,
  events: (id: string) => `/chats/${id}/events`,
};
