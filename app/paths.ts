import type { Access } from "~/contract/abilities";
import type { PeopleKind } from "~/contract/people-fields";
import type { Door } from "~/contract/session-fields";
import { chatPaths } from "./paths-of-chats";
import { emailPaths } from "./paths-of-emails";
import { inspectionPaths } from "./paths-of-inspections";
import { invoicePaths } from "./paths-of-invoices";
import { knowledgePaths } from "./paths-of-knowledge";
import { visitorPaths } from "./paths-of-visitors";
import { query, type Values } from "./paths-query";

type QuestionValues = { search?: string; outcome?: string | undefined; feedback?: string | undefined };

type LogFilter = {
  search?: string;
  codes?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The question in a chat that a form returns to. */
export type FromChat = { chat?: string; message?: string };

/** The beginning of an address up to this name; undefined if it does not contain the name. */
const rootIn = (pathname: string, name: string) =>
  pathname.includes(name) ? pathname.slice(0, pathname.indexOf(name) + name.length) : undefined;
/** The page to ask over all divisions. */
const askRoot = (access: Access) => (access === "employee" ? "/employee/mistralai" : "/mistralai");
/** The root of roles: the operator's or a company's. */
const rolesRoot = (access: Access) => (access === "admin" ? "/admin/roles" : "/apps/roles");

/** The lists of people in the administration. */
const peopleRoot = (kind: PeopleKind) => (kind === "staff" ? "/admin/staff" : `/admin/users/${kind}`);

/** The sign-in page of each area. */
const doors: Record<Access, string> = {
  user: "/login",
  admin: "/admin/auth/login",
  employee: "/employee/login",
  analysis: "/analysis/auth/login",
};

/** The "forgot password" page of each sign-in page. */
const forgotPages: Record<Door, string> = {
  any: "/forgot-password",
  admin: "/admin/auth/forgot-password",
  employee: "/employee/forgot-password",
  analysis: "/analysis/auth/forgot-password",
};

/** The confirmation page of each area. */
const confirmPages: Record<Access, string> = {
  user: "/confirm-identity",
  admin: "/admin/auth/confirm-password",
  employee: "/employee/confirm-password",
  analysis: "/analysis/confirm-identity",
};

/** Every address that a page links to, as a function of its parameters. */
const feedbackRoot = (access: Access) =>
  access === "admin" ? "/admin/datamanager-feedback" : "/feedback-report";

export const paths = {
  login: (values: { to?: string } = {}) => `/login${query(values)}`,
  signIn: (access: Access) => doors[access],
  /** A sign-in page, with the result of a sign-in with Google. */
  door: (door: Door, values: { to?: string | undefined; google?: "failed" | "other" } = {}) =>
    `${doors[door === "any" ? "user" : door]}${query(values)}`,
  google: {
    start: (values: { door?: Door; to?: string | undefined } = {}) => `/auth/google${query(values)}`,
    agree: (values: { token?: string } = {}) => `/auth/google/agree${query(values)}`,
  },
  signUp: (values: { to?: string } = {}) => `/signup${query(values)}`,
  register: () => "/register",
  start: () => "/start",
  firstSteps: () => "/handwerk",
  forgotPassword: (door: Door = "any") => forgotPages[door],
  confirmPassword: (values: { token: string }) => `/confirm-password${query(values)}`,
  setPassword: (values: { token: string }) => `/setPassword${query(values)}`,
  firstPassword: (values: { token?: string } = {}) => `/handwerkPassword${query(values)}`,
  verify: (values: { token?: string } = {}) => `/verify${query(values)}`,
  twoFactor: {
    code: (values: { to?: string; with?: "recovery" } = {}) => `/two-factor${query(values)}`,
    setUp: (values: { to?: string } = {}) => `/two-factor/set-up${query(values)}`,
  },
  confirmIdentity: (access: Access, values: { to?: string; with?: string } = {}) =>
    `${confirmPages[access]}${query(values)}`,
  emailChange: (values: { token: string }) => `/email-change${query(values)}`,
  tokenError: (values: { link?: "verify" | "email" | "google" | "contract" | undefined; used?: "1" } = {}) =>
    `/token-error${query(values)}`,
  notFound: () => "/404",
  checkout: (values: { plan?: string } = {}) => `/checkout${query(values)}`,
  order: (id: string) => `/checkout/${id}`,
  feedback: {
    public: (values: { c?: string | undefined; via?: "mail" | undefined; sent?: "1" } = {}) =>
      `/feedback-21chatgpt${query(values)}`,
    toOperator: (values: { sent?: "1" } = {}) => `/operator-feedback${query(values)}`,
    report: () => "/feedback-report",
    employees: () => "/feedback-report/employee-feedback",
    visitors: () => "/feedback-report/public-feedback",
    topics: (values: { division?: string } = {}) => `/feedback-report/topics${query(values)}`,
    closedTopics: () => "/feedback-report/topics/closed",
    topic: (id: string) => `/feedback-report/topics/${id}`,
    closeTopic: (id: string) => `/feedback-report/topics/${id}/close`,
    approved: {
      list: () => "/feedback-report/approved",
      new: (values: { topic?: string; division?: string; question?: string } & FromChat = {}) =>
        `/feedback-report/approved/new${query(values)}`,
      edit: (id: string) => `/feedback-report/approved/${id}`,
      end: (id: string) => `/feedback-report/approved/${id}/end`,
      delete: (id: string) => `/feedback-report/approved/${id}/delete`,
      export: (values: Values) => `/feedback-report/approved/export${query(values)}`,
    },
    golden: {
      list: (values: { state?: string } = {}) => `/feedback-report/golden${query(values)}`,
      new: (values: { divisionId?: string; question?: string } & FromChat = {}) =>
        `/feedback-report/golden/new${query(values)}`,
      view: (id: string) => `/feedback-report/golden/${id}`,
      delete: (id: string) => `/feedback-report/golden/${id}/delete`,
      export: (values: Values) => `/feedback-report/golden/export${query(values)}`,
    },
    list: feedbackRoot,
    view: (access: Access, id: string) => `${feedbackRoot(access)}/${id}`,
    export: (access: Access) => (values: Values) => `${feedbackRoot(access)}/export${query(values)}`,
    check: (values: { c?: string | undefined; via?: "mail" | undefined } = {}) =>
      `/feedback-21chatgpt/recaptcha${query(values)}`,
  },
  /** Where a recipient of a division's mails stops them. */
  stopMails: (values: { token?: string }) => `/stop-mails${query(values)}`,
  redirecting: (values: { to?: string } = {}) => `/redirecting${query(values)}`,
  signOut: () => "/sign-out",
  humanCheck: (values: { stamp: string }) => `/human-check${query(values)}`,
  recaptcha: () => "/human-check/recaptcha",
  preferences: () => "/preferences",
  customizer: () => "/customizer",
  search: (values: { words?: string; brief?: "1" } = {}) => `/search${query(values)}`,
  notifications: (values: { peek?: string } = {}) => `/notifications${query(values)}`,
  /** The form of the user's own picture, and the address of a picture by its id; undefined for none. */
  avatar: () => "/avatar",
  picture: (avatar: string | null) => (avatar ? `/avatars/${avatar}` : undefined),
  ownData: {
    overview: (access: Access) =>
      access === "user" ? "/account-settings/privacy" : `/${access}/account-settings/security`,
    delete: () => "/privacy/delete",
    deletions: () => "/privacy/deletions",
    deletion: (id: string) => `/privacy/deletions/${id}`,
    export: (id: string) => `/privacy/export/${id}`,
  },
  help: () => "/help",
  terms: () => "/terms",
  processing: () => "/processing",
  imprint: () => "/imprint",
  privacy: () => "/privacy",
  accessibility: () => "/accessibility",
  operatorMails: {
    list: () => "/admin/emails",
    view: (id: string) => `/admin/emails/${id}`,
    frame: (id: string) => `/admin/emails/${id}/frame`,
    export: (values: Values) => `/admin/emails/export${query(values)}`,
    write: (values: { draft?: string } = {}) => `/admin/emails/email_template${query(values)}`,
    confirm: (id: string) => `/admin/emails/email_template/${id}`,
    received: () => "/admin/emails/received",
    receivedMail: (id: string) => `/admin/emails/received/${id}`,
    receivedFrame: (id: string, values: { pictures?: "shown" } = {}) =>
      `/admin/emails/received/${id}/frame${query(values)}`,
    receivedAttachment: (id: string) => `/admin/emails/received/attachments/${id}`,
  },
  mailTemplates: {
    list: (values: { language?: string } = {}) => `/admin/email-templates${query(values)}`,
    edit: (id: string) => `/admin/email-templates/template/${id}`,
    ours: (id: string) => `/admin/email-templates/template/${id}/ours`,
    preview: (id: string) => `/admin/email-templates/template/${id}/preview`,
  },
  ...invoicePaths,
  emails: emailPaths,
  tags: {
    list: () => "/tags",
    new: () => "/tags/new",
    edit: (id: string) => `/tags/${id}`,
    merge: (id: string) => `/tags/${id}/merge`,
    delete: (id: string) => `/tags/${id}/delete`,
  },
  knowledge: knowledgePaths,
  chats: chatPaths,
  inspections: inspectionPaths,
  publicChat: visitorPaths,
  /** Folders have several addresses: `root` is the current one. */
  folders: {
    root: (access: Access, pathname = "") =>
      rootIn(pathname, "/ChatFolders") ??
      (access === "employee" ? "/employee/chat/ChatFolders" : "/mistralai/ChatFolders"),
    list: (root: string, values: { folder?: string } = {}) => `${root}${query(values)}`,
    new: (root: string) => `${root}/new`,
    edit: (root: string, id: string) => `${root}/${id}`,
    delete: (root: string, id: string) => `${root}/${id}/delete`,
  },
  contacts: {
    root: (access: Access, pathname = "") =>
      rootIn(pathname, "/ChatContact") ??
      (access === "employee" ? "/employee/chat/ChatContact" : "/mistralai/ChatContact"),
    list: (root: string, values: { view?: string } = {}) => `${root}${query(values)}`,
    person: (root: string, id: string) => `${root}/${id}`,
  },
  ask: {
    page: (access: Access, values: { question?: string; division?: string; file?: string } = {}) =>
      `${askRoot(access)}${query(values)}`,
    log: (access: Access, values: QuestionValues & { print?: "yes" } = {}) =>
      `${askRoot(access)}/ChatLog${query(values)}`,
    export: (access: Access, values: QuestionValues & { format?: "xlsx" | "md" } = {}) =>
      `${askRoot(access)}/ChatLog/export${query(values)}`,
  },
  employees: {
    list: () => "/apps/user/list",
    export: (values: Record<string, string | undefined>) => `/apps/user/list/export${query(values)}`,
    view: (id: string) => `/apps/user/view/${id}`,
    add: () => "/employee-add",
    addSeveral: () => "/employee-add/several",
    edit: (id: string) => `/employee-add/${id}`,
    remove: (id: string) => `/employee-add/${id}/remove`,
    removeTwoFactor: (id: string) => `/employee-add/${id}/two-factor`,
  },
  profile: (tab = "profile") => `/pages/user-profile/${tab}`,
  dashboard: {
    company: () => "/dashboard",
    byPerson: () => "/dashboard/by-person",
    /** The downloads of a dashboard, for the span of its address. */
    exports: (root: string, search: string) => ({
      csv: `${root}/export${search}`,
      xlsx: `${root}/export${search ? `${search}&` : "?"}format=xlsx`,
    }),
  },
  charts: {
    apex: (values: { period?: string } = {}) => `/charts/apex-chart${query(values)}`,
    chartjs: (values: { period?: string } = {}) => `/charts/chartjs${query(values)}`,
    export: (values: { page: string; period?: string }) => `/charts/export${query(values)}`,
  },
  roles: {
    list: (access: Access) => rolesRoot(access),
    new: (access: Access, values: { access?: string; copy?: string } = {}) =>
      `${rolesRoot(access)}/new${query(values)}`,
    edit: (access: Access, id: string, values: { access?: string } = {}) =>
      `${rolesRoot(access)}/${id}${query(values)}`,
    delete: (access: Access, id: string) => `${rolesRoot(access)}/${id}/delete`,
    permissions: () => "/apps/permissions",
    /** The list of people with a role; undefined for employees, whom their companies manage. */
    people: (
      access: Access,
      role: { key: string | null; id: string; name: string | null; access: Access },
    ) => {
      const values = { role: role.name ?? role.key ?? "" };
      if (access !== "admin") return `/apps/user/list${query(values)}`;
      if (role.access === "employee") return undefined;
      if (role.access !== "user") return `/admin/staff${query({ roleId: role.id })}`;
      return role.key === "public_user"
        ? "/admin/users/public-user"
        : `/admin/users/data-manager${query({ roleId: role.id })}`;
    },
  },
  people: {
    list: peopleRoot,
    view: (kind: PeopleKind, id: string) => `${peopleRoot(kind)}/${id}`,
    add: (kind: PeopleKind) => `/admin/people/add${query({ kind })}`,
    edit: (id: string) => `/admin/people/${id}/edit`,
    remove: (id: string) => `/admin/people/${id}/remove`,
    removeTwoFactor: (id: string) => `/admin/people/${id}/two-factor`,
    suspend: (ids: string[] = []) =>
      `/admin/people/suspend${ids.length > 0 ? `?${new URLSearchParams(ids.map(id => ["id", id]))}` : ""}`,
    import: (kind: PeopleKind) => `/admin/people/import${query({ kind })}`,
    importOf: (id: string) => `/admin/people/import/${id}`,
    template: (kind: PeopleKind) => `/admin/people/import/template${query({ kind })}`,
    export: (values: Record<string, string | undefined>) => `/admin/people/export${query(values)}`,
  },
  fileProcessing: {
    list: () => "/admin/milvus-processing-table",
    table: () => "/admin/milvus-processing-table/MilvusProcessingTable",
    file: (id: string) => `/admin/milvus-processing-table/${id}`,
    export: (values: Record<string, string | undefined>) =>
      `/admin/milvus-processing-table/export${query(values)}`,
    stream: () => "/admin/milvus-processing-table/stream",
  },
  answers: {
    stream: (id: string, values: { blocks?: "1" } = {}) => `/answers/${id}/stream${query(values)}`,
    frame: (id: string) => `/answers/${id}/frame`,
    feedback: (id: string) => `/answers/${id}/feedback`,
  },
  settings: {
    ai: () => "/account-settings/ai",
    billing: (values: { change?: string; cancel?: "1" } = {}) => `/account-settings/billing${query(values)}`,
    smtp: {
      list: () => "/account-settings/smtp",
      new: () => "/account-settings/smtp/new",
      edit: (id: string) => `/account-settings/smtp/${id}`,
      delete: (id: string) => `/account-settings/smtp/${id}/delete`,
      consent: (id: string) => `/account-settings/smtp/${id}/consent`,
      startConsent: (id: string) => `/account-settings/smtp/${id}/consent/start`,
    },
    email: {
      list: () => "/account-settings/email",
      new: () => "/account-settings/email/new",
      edit: (id: string) => `/account-settings/email/${id}`,
      delete: (id: string) => `/account-settings/email/${id}/delete`,
      letterhead: () => "/account-settings/email/letterhead",
      letterheadPreview: () => "/account-settings/email/letterhead/preview",
      logo: () => "/account-settings/email/letterhead/logo",
    },
    plans: () => "/pages/account-settings/billing-plans",
    company: () => "/account-settings/company",
    /** Link, QR code and settings of the company's public feedback form. */
    publicForm: () => "/account-settings/company#public-form",
    of: (access: Access, tab: "account" | "security") =>
      `${access === "user" ? "" : `/${access}`}/account-settings/${tab}`,
  },
  admin: {
    systemSettings: (tab: "company" | "email" | "ai" | "limits" | "storage") =>
      `/admin/system-settings/${tab}`,
    activityLog: (values: LogFilter & { before?: string; after?: number } = {}) =>
      `/admin/activity-log${query(values)}`,
    activityExport: (values: LogFilter & { format?: "xlsx" } = {}) =>
      `/admin/activity-log/export${query(values)}`,
  },
};
