import { query, type Values } from "./paths-query";

/** The mailboxes of a company. */
export const emailPaths = {
  folder: (folder: string, values: Values = {}) =>
    `/apps/email${folder === "inbox" ? "" : `/${folder}`}${query(values)}`,
  label: (label: string, values: Values = {}) => `/apps/email/label/${label}${query(values)}`,
  /** A mail, with the place in a list that it was opened from: `in` is a folder or label:name. */
  view: (id: string, place: Values = {}) => `/apps/email/message/${id}${query(place)}`,
  ask: (id: string) => `/apps/email/message/${id}/ask`,
  attachment: (id: string) => `/apps/email/attachments/${id}`,
  frame: (id: string, values: { pictures?: "shown" } = {}) =>
    `/apps/email/message/${id}/frame${query(values)}`,
  /** The question before mails are deleted for good, with the list that they were chosen in. */
  remove: (ids: string[], place: Values) =>
    `/apps/email/delete?${new URLSearchParams(ids.map(id => ["id", id]))}${query(place).replace("?", "&")}`,
  /** A new mail, or one that answers or forwards another, or answers feedback. */
  write: (
    values: { reply?: string; all?: string; forward?: string; continue?: string; feedback?: string } = {},
  ) => `/apps/email/write${query(values)}`,
  draft: (id: string) => `/apps/email/write/${id}`,
  files: (id: string) => `/apps/email/write/${id}/files`,
  upload: (id: string) => `/apps/email/write/${id}/upload`,
  autosave: (id: string) => `/apps/email/write/${id}/autosave`,
  deleteDraft: (id: string) => `/apps/email/write/${id}/delete`,
  answers: (list: string) => (list === "open" ? "/apps/email/answers" : `/apps/email/answers?list=${list}`),
  answer: (id: string) => `/apps/email/answers/${id}`,
  refuseAnswer: (id: string) => `/apps/email/answers/${id}/refuse`,
};
