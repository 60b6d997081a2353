import type { Access } from "~/contract/abilities";
import { query } from "./paths-query";

/** The addresses of divisions and files. */
export const knowledgePaths = {
  new: (values: { division?: string } = {}) => `/knowledge/new${query(values)}`,
  searchTest: (values: { question?: string; division?: string } = {}) =>
    `/knowledge/search-test${query(values)}`,
  many: (values: { division?: string; batch?: string } = {}) => `/knowledge/many${query(values)}`,
  batch: (id: string, values: { outcome?: string } = {}) => `/knowledge/uploads/${id}${query(values)}`,
  divisions: (
    access: Access,
    values: { division?: string; search?: string; status?: string; validity?: string } = {},
  ) =>
    `${access === "employee" ? "/employee/chat/chatDivisions" : "/mistralai/chatDivisions"}${query(values)}`,
  edit: (id: string) => `/divisions/${id}/edit`,
  members: (id: string) => `/divisions/${id}/members`,
  delete: (id: string) => `/divisions/${id}/delete`,
  file: (id: string) => `/files/${id}`,
  replaceFile: (id: string) => `/files/${id}/replace`,
  original: (id: string, page?: number | null) => `/files/${id}/original${page ? `#page=${page}` : ""}`,
  /** Of the files whose ids follow as `id`. */
  editFiles: "/knowledge/files/edit",
  deleteFiles: "/knowledge/files/delete",
  editFile: (id: string) => `/files/${id}/edit`,
  deleteFile: (id: string) => `/files/${id}/delete`,
  quarantine: (id: string) => `/files/${id}/quarantine`,
  page: (fileId: string, pageId: string, mark?: { from: number; to: number }) =>
    `/files/${fileId}/pages/${pageId}${query({ from: mark?.from, to: mark?.to })}`,
  download: (fileId: string) => `/files/${fileId}/download`,
};
