import type { Access, Action, Subject } from "~/contract/abilities";

/** An entry of a menu, named by its page's title, or by `text` if that title is too general. */
export type MenuItem = { to: string; id: string; icon: string; text?: string; needs?: [Action, Subject] };
export type MenuGroup = { id: string; items: MenuItem[] };

/** The menu of each area; entries that the visitor may not open are left out when it is rendered. */
export const menus: Record<Access, MenuGroup[]> = {
  user: [
    {
      id: "work",
      items: [
        { to: "/dashboard", id: "dashboard", icon: "chart", needs: ["read", "Figures"] },
        { to: "/chat", id: "chat", icon: "chat" },
        { to: "/mistralai", id: "mistralai", icon: "plus", needs: ["create", "Chat"] },
        {
          to: "/mistralai/chatDivisions",
          id: "mistralai.chatDivisions",
          icon: "library",
          needs: ["read", "Division"],
        },
        {
          to: "/mistralai/ChatFolders",
          id: "mistralai.ChatFolders",
          icon: "folder",
          needs: ["read", "Folder"],
        },
        {
          to: "/mistralai/ChatContact",
          id: "mistralai.ChatContact",
          icon: "people",
          needs: ["update", "Chat"],
        },
        { to: "/apps/email", id: "apps.email", icon: "mail", needs: ["read", "Email"] },
      ],
    },
    {
      id: "company",
      items: [
        { to: "/apps/user/list", id: "apps.user.list", icon: "people", needs: ["read", "User"] },
        { to: "/apps/roles", id: "apps.roles", icon: "key", needs: ["read", "User"] },
        { to: "/feedback-report", id: "feedback-report", icon: "smile", needs: ["read", "Feedback"] },
        { to: "/tags", id: "tags", icon: "tag", needs: ["read", "Tag"] },
      ],
    },
    {
      id: "account",
      items: [{ to: "/account-settings/account", id: "account-settings.tab", icon: "settings" }],
    },
  ],
  employee: [
    {
      id: "work",
      items: [
        { to: "/employee/chat", id: "employee.chat", icon: "chat" },
        { to: "/employee/chat/chatDivisions", id: "employee.chat.chatDivisions", icon: "library" },
        { to: "/employee/mistralai", id: "employee.mistralai", icon: "plus" },
        {
          to: "/employee/chat/ChatFolders",
          id: "employee.chat.ChatFolders",
          icon: "folder",
          needs: ["read", "Folder"],
        },
        {
          to: "/employee/chat/ChatContact",
          id: "employee.chat.ChatContact",
          icon: "people",
          needs: ["update", "Chat"],
        },
      ],
    },
    {
      id: "account",
      items: [
        { to: "/employee/account-settings/account", id: "employee.account-settings.tab", icon: "settings" },
      ],
    },
  ],
  admin: [
    {
      id: "work",
      items: [
        { to: "/admin/dashboard", id: "admin.dashboard", icon: "chart" },
        {
          to: "/admin/users/data-manager",
          id: "admin.users.data-manager",
          icon: "company",
          needs: ["read", "User"],
        },
        {
          to: "/admin/users/public-user",
          id: "admin.users.public-user",
          icon: "people",
          needs: ["read", "User"],
        },
        {
          to: "/admin/milvus-processing-table",
          id: "admin.milvus-processing-table",
          icon: "folder",
          needs: ["read", "File"],
        },
        {
          to: "/admin/datamanager-feedback",
          id: "admin.datamanager-feedback",
          icon: "smile",
          needs: ["read", "Feedback"],
        },
        { to: "/admin/emails", id: "admin.emails", icon: "mail", needs: ["read", "Email"] },
        {
          to: "/admin/email-templates",
          id: "admin.email-templates",
          icon: "page",
          needs: ["read", "EmailTemplate"],
        },
        { to: "/admin/invoice/list", id: "admin.invoice.list", icon: "receipt", needs: ["read", "Invoice"] },
        { to: "/admin/declarations", id: "admin.declarations", icon: "file", needs: ["read", "Invoice"] },
      ],
    },
    {
      id: "system",
      items: [
        { to: "/admin/staff", id: "admin.staff", icon: "people", needs: ["read", "User"] },
        { to: "/admin/roles", id: "admin.roles", icon: "key", needs: ["read", "Role"] },
        { to: "/admin/activity-log", id: "admin.activity-log", icon: "list", needs: ["read", "Activity"] },
        {
          to: "/admin/system-settings/company",
          id: "admin.system-settings.tab",
          icon: "settings",
          needs: ["read", "SystemSetting"],
        },
      ],
    },
  ],
  analysis: [
    {
      id: "work",
      items: [
        { to: "/analysis/dashboard", id: "analysis.dashboard", icon: "chart" },
        { to: "/analysis/profile", id: "analysis.profile", icon: "people" },
      ],
    },
    {
      id: "account",
      items: [
        { to: "/analysis/account-settings/account", id: "analysis.account-settings.tab", icon: "settings" },
      ],
    },
  ],
};

/** The account's entries in each area, and those before them. */
function ownMenu(area: Access, ...before: MenuItem[]): MenuItem[] {
  const settings = area === "user" ? "account-settings" : `${area}/account-settings`;
  const id = `${settings.replace("/", ".")}.tab`;
  return [
    ...before,
    { to: `/${settings}/account`, id, icon: "settings" },
    { to: `/${settings}/security`, id, icon: "lock", text: "frame:security" },
    { to: "/customizer", id: "customizer", icon: "palette" },
  ];
}

/** The user menu of each area, above signing out. */
export const userMenus: Record<Access, MenuItem[]> = {
  user: ownMenu(
    "user",
    { to: "/pages/user-profile/profile", id: "pages.user-profile.tab", icon: "person" },
    { to: "/handwerk", id: "handwerk", icon: "list", needs: ["create", "File"] },
    { to: "/operator-feedback", id: "operator-feedback", icon: "smile", needs: ["update", "Feedback"] },
  ),
  employee: ownMenu("employee"),
  admin: ownMenu("admin", { to: "/admin/profile", id: "admin.profile", icon: "person" }),
  analysis: ownMenu("analysis", { to: "/analysis/profile", id: "analysis.profile", icon: "person" }),
};
