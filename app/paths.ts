import type { Access } from "~/contract/abilities";

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== "",
  );
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

type LogFilter = {
  search?: string;
  codes?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Chats live below the area that one is in. */
const chatRoot = (access: Access) => (access === "employee" ? "/employee/chat" : "/chat");

/** The sign-in page of each area. */
const doors: Record<Access, string> = {
  user: "/login",
  admin: "/admin/auth/login",
  employee: "/employee/login",
  analysis: "/analysis/auth/login",
};

/** Every address that a page links to, as a function of what it needs. */
export const paths = {
  login: (values: { to?: string } = {}) => `/login${query(values)}`,
  signIn: (access: Access) => doors[access],
  signUp: () => "/signup",
  register: () => "/register",
  forgotPassword: () => "/forgot-password",
  confirmPassword: (values: { token: string }) => `/confirm-password${query(values)}`,
  setPassword: (values: { token: string }) => `/setPassword${query(values)}`,
  tokenError: () => "/token-error",
  notFound: () => "/404",
  redirecting: () => "/redirecting",
  signOut: () => "/sign-out",
  preferences: () => "/preferences",
  imprint: () => "/imprint",
  privacy: () => "/privacy",
  accessibility: () => "/accessibility",
  knowledge: {
    new: (values: { division?: string } = {}) => `/knowledge/new${query(values)}`,
    divisions: (access: Access) =>
      access === "employee" ? "/employee/chat/chatDivisions" : "/mistralai/chatDivisions",
    edit: (id: string) => `/divisions/${id}/edit`,
    members: (id: string) => `/divisions/${id}/members`,
    delete: (id: string) => `/divisions/${id}/delete`,
    deleteFile: (id: string) => `/files/${id}/delete`,
    page: (fileId: string, pageId: string, mark?: { from: number; to: number }) =>
      `/files/${fileId}/pages/${pageId}${query({ from: mark?.from, to: mark?.to })}`,
    download: (fileId: string) => `/files/${fileId}/download`,
  },
  chats: {
    list: chatRoot,
    new: (access: Access, values: { division?: string } = {}) => `${chatRoot(access)}/new${query(values)}`,
    open: (access: Access, id: string, values: { source?: string } = {}) =>
      `${chatRoot(access)}/${id}${query(values)}`,
    edit: (access: Access, id: string) => `${chatRoot(access)}/${id}/edit`,
    delete: (access: Access, id: string) => `${chatRoot(access)}/${id}/delete`,
  },
  employees: {
    list: () => "/apps/user/list",
    export: (values: Record<string, string | undefined>) => `/apps/user/list/export${query(values)}`,
    view: (id: string) => `/apps/user/view/${id}`,
    add: () => "/employee-add",
    edit: (id: string) => `/employee-add/${id}`,
    remove: (id: string) => `/employee-add/${id}/remove`,
  },
  answers: {
    stream: (id: string) => `/answers/${id}/stream`,
    frame: (id: string) => `/answers/${id}/frame`,
  },
  settings: {
    ai: () => "/account-settings/ai",
    of: (access: Access, tab: "account" | "security") =>
      `${access === "user" ? "" : `/${access}`}/account-settings/${tab}`,
  },
  admin: {
    activityLog: (values: LogFilter & { before?: string; after?: number } = {}) =>
      `/admin/activity-log${query(values)}`,
    activityExport: (values: LogFilter = {}) => `/admin/activity-log/export${query(values)}`,
  },
};
