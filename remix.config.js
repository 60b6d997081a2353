/**
 * The URL map: one line per address, and Remix's options beside it.
 *
 * `path` is Remix's form (`/admin/staff/:id`, `*` for the rest), `file` stands below app/, `id` also names the
 * page's title. The guard reads the rest: `guard`, what an address `needs` (action, subject), the `module` of the
 * permission matrix, the build `variant`, the `door` that a visitor is sent to, the `tabs` a parameter may name, and
 * whether its forms may lead to `google`.
 * `below` is the page that one comes from: the shell shows the way back to it.
 * Lines that share routes/entry/not-yet.tsx are not built yet: that is the whole list of them.
 * @type {import("./app/areas").Address[]}
 */
// biome-ignore format: one line an address, so that the map can be read as a map
export const urls = [
  // Redirects
  { path: "/", id: "home", file: "routes/entry/home.tsx", area: "redirect", guard: "redirect", layout: "blank" },
  { path: "/pages/user-profile", id: "pages.user-profile", file: "routes/entry/moved.tsx", area: "redirect", guard: "redirect", layout: "blank", to: "/pages/user-profile/profile" },
  { path: "/pages/account-settings", id: "pages.account-settings", file: "routes/entry/moved.tsx", area: "redirect", guard: "redirect", layout: "blank", to: "/pages/account-settings/account" },

  // Public
  { path: "/forgot-password", id: "forgot-password", file: "routes/auth/forgot-password.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/confirm-password", id: "confirm-password", file: "routes/auth/new-password.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/handwerkPassword", id: "handwerkPassword", file: "routes/auth/new-password.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/setPassword", id: "setPassword", file: "routes/auth/new-password.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/redirecting", id: "redirecting", file: "routes/entry/redirecting.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/verify", id: "verify", file: "routes/auth/verify.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/not-authorized", id: "not-authorized", file: "routes/entry/not-authorized.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/token-error", id: "token-error", file: "routes/entry/token-error.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/checkout", id: "checkout", file: "routes/entry/not-yet.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/feedback-21chatgpt/recaptcha", id: "feedback-21chatgpt.recaptcha", file: "routes/entry/not-yet.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/certificates/Certificate", id: "certificates.Certificate", file: "routes/entry/not-found.tsx", area: "public", guard: "404", layout: "blank" },
  { path: "/pages/misc/coming-soon", id: "pages.misc.coming-soon", file: "routes/entry/coming-soon.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/pages/misc/under-maintenance", id: "pages.misc.under-maintenance", file: "routes/entry/under-maintenance.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/pages/misc/not-found/*", id: "pages.misc.not-found.error", file: "routes/entry/not-found.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/pages/authentication/forgot-password-v1", id: "pages.authentication.forgot-password-v1", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/forgot-password-v2", id: "pages.authentication.forgot-password-v2", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/login-v1", id: "pages.authentication.login-v1", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/login-v2", id: "pages.authentication.login-v2", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/register-multi-steps", id: "pages.authentication.register-multi-steps", file: "routes/auth-demos/register-multi-steps.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/register-v1", id: "pages.authentication.register-v1", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/register-v2", id: "pages.authentication.register-v2", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/reset-password-v1", id: "pages.authentication.reset-password-v1", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/reset-password-v2", id: "pages.authentication.reset-password-v2", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/two-steps-v1", id: "pages.authentication.two-steps-v1", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/two-steps-v2", id: "pages.authentication.two-steps-v2", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/verify-email-v1", id: "pages.authentication.verify-email-v1", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/pages/authentication/verify-email-v2", id: "pages.authentication.verify-email-v2", file: "routes/auth-demos/demo.tsx", area: "public", guard: "public", layout: "blank", demo: true },
  { path: "/admin/auth/forgot-password", id: "admin.auth.forgot-password", file: "routes/auth/forgot-password.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/analysis/auth/forgot-password", id: "analysis.auth.forgot-password", file: "routes/auth/forgot-password.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/employee/forgot-password", id: "employee.forgot-password", file: "routes/auth/forgot-password.tsx", area: "public", guard: "public", layout: "blank" },

  // Only for visitors who are signed out
  { path: "/login", id: "login", file: "routes/auth/login.tsx", area: "signed-out", guard: "signed-out", layout: "blank", google: true },
  { path: "/register", id: "register", file: "routes/auth/register.tsx", area: "signed-out", guard: "signed-out", layout: "blank", google: true },
  { path: "/signup", id: "signup", file: "routes/auth/signup.tsx", area: "signed-out", guard: "signed-out", layout: "blank", variant: "lotse" },
  { path: "/start", id: "start", file: "routes/auth/start.tsx", area: "signed-out", guard: "signed-out", layout: "blank", variant: "handwerk" },
  { path: "/admin/auth/login", id: "admin.auth.login", file: "routes/auth/login.tsx", area: "signed-out", guard: "signed-out", layout: "blank", google: true },
  { path: "/analysis/auth/login", id: "analysis.auth.login", file: "routes/auth/login.tsx", area: "signed-out", guard: "signed-out", layout: "blank", google: true },
  { path: "/employee/login", id: "employee.login", file: "routes/auth/login.tsx", area: "signed-out", guard: "signed-out", layout: "blank", google: true },
  { path: "/feedback-21chatgpt", id: "feedback-21chatgpt", file: "routes/entry/not-yet.tsx", area: "signed-out", guard: "signed-out", layout: "blank" },

  // Admin area
  { path: "/admin/account-settings/:tab", id: "admin.account-settings.tab", file: "routes/account/settings.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], tabs: ["account", "security", "notifications"], google: true },
  { path: "/admin/activity-log", id: "admin.activity-log", file: "routes/admin/activity-log.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Activity" },
  { path: "/admin/activity-log/activityTable", id: "admin.activity-log.activityTable", file: "routes/admin/activity-log.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Activity" },
  { path: "/admin/dashboard", id: "admin.dashboard", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], door: "/admin/auth/login" },
  { path: "/admin/datamanager-feedback", id: "admin.datamanager-feedback", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Feedback" },
  { path: "/admin/email-templates", id: "admin.email-templates", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "EmailTemplate" },
  { path: "/admin/email-templates/template/:id", id: "admin.email-templates.template.id", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "EmailTemplate" },
  { path: "/admin/emails", id: "admin.emails", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Email" },
  { path: "/admin/emails/:id", id: "admin.emails.id", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Email" },
  { path: "/admin/emails/email_template", id: "admin.emails.email_template", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Email" },
  { path: "/admin/invoice/list", id: "admin.invoice.list", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Invoice", variant: "lotse" },
  { path: "/admin/invoice/preview/:id", id: "admin.invoice.preview.id", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Invoice" },
  { path: "/admin/milvus-processing-table", id: "admin.milvus-processing-table", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "File" },
  { path: "/admin/milvus-processing-table/MilvusProcessingTable", id: "admin.milvus-processing-table.MilvusProcessingTable", file: "routes/entry/not-yet.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "File" },
  { path: "/admin/profile", id: "admin.profile", file: "routes/account/profile.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"] },
  { path: "/admin/roles", id: "admin.roles", file: "routes/roles/roles.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Role" },
  { path: "/admin/staff", id: "admin.staff", file: "routes/people/people.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/staff/:id", id: "admin.staff.id", file: "routes/people/person.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User", below: "/admin/staff" },
  { path: "/admin/system-settings/:tab", id: "admin.system-settings.tab", file: "routes/system/settings.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "SystemSetting", tabs: ["company", "email", "ai", "limits", "storage"] },
  { path: "/admin/users/data-manager", id: "admin.users.data-manager", file: "routes/people/people.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/users/data-manager/:id", id: "admin.users.data-manager.id", file: "routes/people/person.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User", below: "/admin/users/data-manager" },
  { path: "/admin/users/public-user", id: "admin.users.public-user", file: "routes/people/people.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/users/public-user/:id", id: "admin.users.public-user.id", file: "routes/people/person.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User", below: "/admin/users/public-user" },
  { path: "/admin/auth/confirm-password", id: "admin.auth.confirm-password", file: "routes/auth/confirm-identity.tsx", area: "admin", guard: "ability", layout: "blank", needs: ["manage", "admin"], confirms: true },

  // User area
  { path: "/access-control", id: "access-control", file: "routes/entry/access-control.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "AclDemo"] },
  { path: "/account-settings/:tab", id: "account-settings.tab", file: "routes/account/settings.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], tabs: ["account", "security", "company", "billing", "smtp", "email", "divisions", "employees", "whatsapp", "ai", "privacy"], google: true },
  { path: "/dashboard", id: "dashboard", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/chat", id: "chat", file: "routes/chat/chats.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/certificates", id: "certificates", file: "routes/entry/not-found.tsx", area: "user", guard: "404", layout: "default", needs: ["read", "user"] },
  { path: "/feedback-report", id: "feedback-report", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/feedback-report/employee-feedback", id: "feedback-report.employee-feedback", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/feedback-report/public-feedback", id: "feedback-report.public-feedback", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/handwerk", id: "handwerk", file: "routes/entry/first-steps.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/invoice/preview/:id", id: "invoice.preview.id", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/mistralai", id: "mistralai", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/mistralai/ChatContact", id: "mistralai.ChatContact", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/mistralai/chatDivisions", id: "mistralai.chatDivisions", file: "routes/divisions/divisions.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/mistralai/ChatFolders", id: "mistralai.ChatFolders", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/mistralai/ChatLog", id: "mistralai.ChatLog", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/tags", id: "tags", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/employee-add", id: "employee-add", file: "routes/employees/add.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/apps/user/list" },
  { path: "/employee-add/:id", id: "employee-add.id", file: "routes/employees/edit.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/apps/user/list" },
  { path: "/apps/email", id: "apps.email", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/apps/email/:filter", id: "apps.email.filter", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], tabs: ["inbox", "sent", "draft", "starred", "spam", "trash"] },
  { path: "/apps/email/label/:label", id: "apps.email.label.label", file: "routes/entry/not-yet.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], tabs: ["personal", "company", "important", "private"] },
  { path: "/apps/permissions", id: "apps.permissions", file: "routes/roles/permissions.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/apps/roles" },
  { path: "/apps/roles", id: "apps.roles", file: "routes/roles/roles.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/apps/user/list", id: "apps.user.list", file: "routes/employees/people.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/apps/user/view/:id", id: "apps.user.view.id", file: "routes/employees/person.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/apps/user/list" },
  { path: "/charts/apex-chart", id: "charts.apex-chart", file: "routes/charts/apex-chart.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], demo: true },
  { path: "/charts/chartjs", id: "charts.chartjs", file: "routes/charts/chartjs.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], demo: true },
  { path: "/pages/account-settings/:tab", id: "pages.account-settings.tab", file: "routes/account/settings.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], tabs: ["account", "security", "billing-plans", "notifications", "connections"], google: true },
  { path: "/pages/user-profile/:tab", id: "pages.user-profile.tab", file: "routes/user-profile/user-profile.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], tabs: ["profile", "teams", "projects", "connections"] },
  { path: "/pages/dialog-examples", id: "pages.dialog-examples", file: "routes/entry/dialog-examples.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], demo: true },

  // Employee area
  { path: "/employee/account-settings/:tab", id: "employee.account-settings.tab", file: "routes/account/settings.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"], tabs: ["account", "security"], google: true },
  { path: "/employee/chat", id: "employee.chat", file: "routes/chat/chats.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/chat/ChatContact", id: "employee.chat.ChatContact", file: "routes/entry/not-yet.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/chat/chatDivisions", id: "employee.chat.chatDivisions", file: "routes/divisions/divisions.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/chat/ChatFolders", id: "employee.chat.ChatFolders", file: "routes/entry/not-yet.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/chat/ChatLogs", id: "employee.chat.ChatLogs", file: "routes/entry/not-yet.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/mistralai", id: "employee.mistralai", file: "routes/entry/not-yet.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/mistralai/ChatContact", id: "employee.mistralai.ChatContact", file: "routes/entry/not-yet.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/mistralai/chatDivisions", id: "employee.mistralai.chatDivisions", file: "routes/divisions/divisions.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/mistralai/ChatFolders", id: "employee.mistralai.ChatFolders", file: "routes/entry/not-yet.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/mistralai/ChatLog", id: "employee.mistralai.ChatLog", file: "routes/entry/not-yet.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/confirm-password", id: "employee.confirm-password", file: "routes/auth/confirm-identity.tsx", area: "employee", guard: "ability", layout: "blank", needs: ["read", "employee"], confirms: true },

  // Analysis area
  { path: "/analysis/account-settings/:tab", id: "analysis.account-settings.tab", file: "routes/account/settings.tsx", area: "analysis", guard: "ability", layout: "default", needs: ["read", "analysis"], tabs: ["account", "security"], google: true },
  { path: "/analysis/dashboard", id: "analysis.dashboard", file: "routes/entry/not-yet.tsx", area: "analysis", guard: "ability", layout: "default", needs: ["read", "analysis"] },
  { path: "/analysis/profile", id: "analysis.profile", file: "routes/account/profile.tsx", area: "analysis", guard: "ability", layout: "default", needs: ["read", "analysis"] },

  // Everything else
  { path: "*", id: "not-found", file: "routes/entry/not-found.tsx", area: "catch-all", guard: "public", layout: "blank" },
  // Addresses of our own: knowledge
  { path: "/knowledge/new", id: "knowledge.new", file: "routes/divisions/new-knowledge.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/mistralai/chatDivisions" },
  { path: "/divisions/:id/edit", id: "divisions.edit", file: "routes/divisions/edit.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/mistralai/chatDivisions" },
  { path: "/divisions/:id/members", id: "divisions.members", file: "routes/divisions/members.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/mistralai/chatDivisions" },
  { path: "/divisions/:id/delete", id: "divisions.delete", file: "routes/divisions/delete.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/mistralai/chatDivisions" },
  { path: "/files/:id/delete", id: "files.delete", file: "routes/divisions/delete-file.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/mistralai/chatDivisions" },
  { path: "/files/:id/pages/:page", id: "files.page", file: "routes/divisions/page.tsx", area: "signed-in", guard: "signed-in", layout: "default" },
  { path: "/files/:id/download", id: "files.download", file: "routes/resources/download.tsx", area: "signed-in", guard: "signed-in", layout: "resource" },

  // Addresses of our own: people whom administrators manage
  { path: "/admin/people/add", id: "admin.people.add", file: "routes/people/add.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/import", id: "admin.people.import", file: "routes/people/import.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/import/template", id: "admin.people.import.template", file: "routes/resources/import-template.tsx", area: "admin", guard: "ability", layout: "resource", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/import/:id", id: "admin.people.import.id", file: "routes/people/import-preview.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/export", id: "admin.people.export", file: "routes/resources/admin-people-export.tsx", area: "admin", guard: "ability", layout: "resource", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/suspend", id: "admin.people.suspend", file: "routes/people/suspend.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/:id/edit", id: "admin.people.id.edit", file: "routes/people/edit.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/:id/remove", id: "admin.people.id.remove", file: "routes/people/remove.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },
  { path: "/admin/people/:id/two-factor", id: "admin.people.id.two-factor", file: "routes/people/remove-two-factor.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "User" },

  // Addresses of our own: employees
  { path: "/employee-add/:id/remove", id: "employee-add.id.remove", file: "routes/employees/remove.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/employee-add/:id" },
  { path: "/employee-add/:id/two-factor", id: "employee-add.id.two-factor", file: "routes/people/remove-two-factor.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/employee-add/:id" },
  { path: "/apps/user/list/export", id: "apps.user.list.export", file: "routes/resources/people-export.tsx", area: "user", guard: "ability", layout: "resource", needs: ["read", "user"] },

  // Addresses of our own: charts
  { path: "/charts/export", id: "charts.export", file: "routes/resources/charts-export.tsx", area: "user", guard: "ability", layout: "resource", needs: ["read", "user"] },

  // Addresses of our own: roles
  { path: "/admin/roles/new", id: "admin.roles.new", file: "routes/roles/add.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Role", below: "/admin/roles" },
  { path: "/admin/roles/:id", id: "admin.roles.id", file: "routes/roles/role.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Role", below: "/admin/roles" },
  { path: "/admin/roles/:id/delete", id: "admin.roles.id.delete", file: "routes/roles/delete.tsx", area: "admin", guard: "ability", layout: "default", needs: ["manage", "admin"], module: "Role", below: "/admin/roles/:id" },
  { path: "/apps/roles/new", id: "apps.roles.new", file: "routes/roles/add.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/apps/roles" },
  { path: "/apps/roles/:id", id: "apps.roles.id", file: "routes/roles/role.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/apps/roles" },
  { path: "/apps/roles/:id/delete", id: "apps.roles.id.delete", file: "routes/roles/delete.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"], below: "/apps/roles/:id" },

  // Addresses of our own: chats
  { path: "/chat/new", id: "chat.new", file: "routes/chat/new.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/chat/:id", id: "chat.id", file: "routes/chat/chat.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/chat/:id/edit", id: "chat.id.edit", file: "routes/chat/edit.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/chat/:id/delete", id: "chat.id.delete", file: "routes/chat/delete.tsx", area: "user", guard: "ability", layout: "default", needs: ["read", "user"] },
  { path: "/employee/chat/new", id: "employee.chat.new", file: "routes/chat/new.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/chat/:id", id: "employee.chat.id", file: "routes/chat/chat.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/chat/:id/edit", id: "employee.chat.id.edit", file: "routes/chat/edit.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/employee/chat/:id/delete", id: "employee.chat.id.delete", file: "routes/chat/delete.tsx", area: "employee", guard: "ability", layout: "default", needs: ["read", "employee"] },
  { path: "/answers/:id/stream", id: "answers.stream", file: "routes/resources/answer-stream.tsx", area: "signed-in", guard: "signed-in", layout: "resource" },
  { path: "/answers/:id/frame", id: "answers.frame", file: "routes/resources/answer-frame.tsx", area: "signed-in", guard: "signed-in", layout: "resource" },

  // Addresses of our own: activity log
  { path: "/admin/activity-log/export", id: "admin.activity-log.export", file: "routes/resources/activity-export.tsx", area: "admin", guard: "ability", layout: "resource", needs: ["manage", "admin"], module: "Activity" },

  // Addresses of our own: sign-in with Google
  { path: "/auth/google", id: "auth.google", file: "routes/resources/google-start.tsx", area: "public", guard: "public", layout: "resource" },
  { path: "/auth/google/callback", id: "auth.google.callback", file: "routes/resources/google-callback.tsx", area: "public", guard: "public", layout: "resource" },
  { path: "/auth/google/agree", id: "auth.google.agree", file: "routes/auth/google-agree.tsx", area: "public", guard: "public", layout: "blank" },

  // Addresses of our own: the second factor, and "confirm it is you"
  { path: "/two-factor", id: "two-factor", file: "routes/auth/two-factor.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/two-factor/set-up", id: "two-factor.set-up", file: "routes/auth/set-up-two-factor.tsx", area: "signed-in", guard: "signed-in", layout: "blank" },
  { path: "/confirm-identity", id: "confirm-identity", file: "routes/auth/confirm-identity.tsx", area: "user", guard: "ability", layout: "blank", needs: ["read", "user"], confirms: true },
  { path: "/analysis/confirm-identity", id: "analysis.confirm-identity", file: "routes/auth/confirm-identity.tsx", area: "analysis", guard: "ability", layout: "blank", needs: ["read", "analysis"], confirms: true },
  // Addresses of our own: pictures of people
  { path: "/avatar", id: "avatar", file: "routes/account/avatar.tsx", area: "signed-in", guard: "signed-in", layout: "default" },
  { path: "/avatars/:id", id: "avatars.id", file: "routes/resources/avatar.tsx", area: "signed-in", guard: "signed-in", layout: "resource" },

  // Addresses of our own: one's own data
  { path: "/privacy/delete", id: "privacy.delete", file: "routes/account/delete-account.tsx", area: "signed-in", guard: "signed-in", layout: "default" },
  { path: "/privacy/export/:id", id: "privacy.export", file: "routes/resources/own-export.tsx", area: "signed-in", guard: "signed-in", layout: "resource" },

  // Addresses of our own: everywhere
  { path: "/email-change", id: "email-change", file: "routes/auth/email-change.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/sign-out", id: "sign-out", file: "routes/resources/sign-out.tsx", area: "public", guard: "public", layout: "resource" },
  { path: "/human-check", id: "human-check", file: "routes/resources/human-check.tsx", area: "public", guard: "public", layout: "resource" },
  { path: "/human-check/recaptcha", id: "recaptcha", file: "routes/resources/recaptcha-frame.tsx", area: "public", guard: "public", layout: "resource" },
  { path: "/preferences", id: "preferences", file: "routes/resources/preferences.tsx", area: "public", guard: "public", layout: "resource" },
  { path: "/customizer", id: "customizer", file: "routes/entry/customizer.tsx", area: "signed-in", guard: "signed-in", layout: "default" },
  { path: "/search", id: "search", file: "routes/entry/search.tsx", area: "signed-in", guard: "signed-in", layout: "default" },
  { path: "/notifications", id: "notifications", file: "routes/entry/notifications.tsx", area: "signed-in", guard: "signed-in", layout: "default" },
  { path: "/locales/:language/:namespace", id: "locales", file: "routes/resources/locales.tsx", area: "public", guard: "public", layout: "resource" },
  { path: "/mailbox", id: "mailbox", file: "routes/entry/mailbox.tsx", area: "public", guard: "public", layout: "blank", development: true },
  { path: "/design", id: "design", file: "routes/design/design.tsx", area: "public", guard: "public", layout: "blank", development: true },
  { path: "/imprint", id: "imprint", file: "routes/legal/imprint.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/privacy", id: "privacy", file: "routes/legal/privacy.tsx", area: "public", guard: "public", layout: "blank" },
  { path: "/accessibility", id: "accessibility", file: "routes/legal/accessibility.tsx", area: "public", guard: "public", layout: "blank" },
];

/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    // The whole map is one cached file. Discovery would ask /__manifest on each page, and one such
    // request may match hundreds of addresses against every route.
    v3_lazyRouteDiscovery: false,
  },
};
