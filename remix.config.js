/**
 * The URL map, a tree, with Remix's options below it. One line a page; what a parent says holds for its children.
 *
 * `path` is Remix's form (`/admin/staff/:id`, `*` for the rest), below the parent's own; `file` stands below app/. A
 * parent with a `file` is a layout route, with an `id` of its own; one without only says things once. A page's `id`,
 * which also names its title, is its path with dots for slashes, unless a line gives another one.
 * The guard reads the rest: `area` and its `guard`, what an address `needs` (action, subject), the `module` of the
 * permission matrix, the build `variant`, the `door` that a visitor is sent to, the `tabs` a parameter may name, and
 * whether its forms may lead to `google` or to a `payment`. Where `tabs` say files, the page is a layout, and each tab a route in it.
 * `listed` limits the users whose search finds a page, if they are fewer than those who may open it: members of a company,
 * those of them with an ability, or none.
 * `below` is the page that one comes from: the shell shows the way back to it.
 * app/routes.ts hands the tree to Remix, `flattenUrls` makes the list of all pages.
 */

const admin = { area: "admin", guard: "ability", needs: ["manage", "admin"] };
const user = { area: "user", guard: "ability", needs: ["read", "user"] };
const employee = { area: "employee", guard: "ability", needs: ["read", "employee"] };
const analysis = { area: "analysis", guard: "ability", needs: ["read", "analysis"] };
const signedIn = { area: "signed-in", guard: "signed-in" };
const signedOut = { area: "signed-out", guard: "signed-out" };
const open = { area: "public", guard: "public" };

const ownTabs = {
  account: "routes/account/settings/account.tsx",
  security: "routes/account/settings/security.tsx",
};

/** @type {import("./app/session/url-map").UrlNode[]} */
// biome-ignore format: one line a page, so that the map can be read as a map
export const urls = [
  // Pages without navigation
  { id: "blank", file: "routes/layouts/blank.tsx", layout: "blank", children: [
    { area: "redirect", guard: "redirect", children: [
      { path: "/", id: "home", file: "routes/entry/home.tsx" },
      { path: "/pages/user-profile", file: "routes/entry/moved.tsx", to: "/pages/user-profile/profile" },
      { path: "/pages/account-settings", file: "routes/entry/moved.tsx", to: "/pages/account-settings/account" },
    ] },
    { ...open, children: [
      { path: "/forgot-password", file: "routes/identity/forgot-password.tsx" },
      { path: "/admin/auth/forgot-password", file: "routes/identity/forgot-password.tsx" },
      { path: "/analysis/auth/forgot-password", file: "routes/identity/forgot-password.tsx" },
      { path: "/employee/forgot-password", file: "routes/identity/forgot-password.tsx" },
      { path: "/confirm-password", file: "routes/identity/new-password.tsx" },
      { path: "/handwerkPassword", file: "routes/identity/new-password.tsx" },
      { path: "/setPassword", file: "routes/identity/new-password.tsx" },
      { path: "/verify", file: "routes/identity/verify.tsx" },
      { path: "/email-change", file: "routes/identity/email-change.tsx" },
      { path: "/two-factor", file: "routes/identity/two-factor.tsx" },
      { path: "/auth/google/agree", file: "routes/identity/google-agree.tsx" },
      { path: "/redirecting", file: "routes/entry/redirecting.tsx" },
      { path: "/not-authorized", file: "routes/entry/not-authorized.tsx" },
      { path: "/token-error", file: "routes/entry/token-error.tsx" },
      { path: "/checkout", file: "routes/billing/checkout.tsx", payment: true },
      { path: "/feedback-21chatgpt/recaptcha", file: "routes/feedback/public-check.tsx" },
      { path: "/public-chat/:code", file: "routes/visitors/public-chat.tsx", listed: false },
      { path: "/public-chat/:code/frame", file: "routes/visitors/public-chat.tsx", listed: false },
      { path: "/certificates/Certificate", file: "routes/entry/not-found.tsx", guard: "404" },
      { path: "/cancel-contract", file: "routes/billing/cancel-contract.tsx" },
      { path: "/cancel-contract/confirm", file: "routes/billing/confirm-cancellation.tsx" },
      { path: "/withdraw-contract", file: "routes/billing/withdraw-contract.tsx" },
      { path: "/stop-mails", file: "routes/account/mail/stop-mails.tsx" },
      { path: "/imprint", file: "routes/legal/imprint.tsx" },
      { path: "/privacy", file: "routes/legal/privacy.tsx" },
      { path: "/help", file: "routes/legal/help.tsx" },
      { path: "/terms", file: "routes/legal/terms.tsx" },
      { path: "/processing", file: "routes/legal/processing.tsx" },
      { path: "/accessibility", file: "routes/legal/accessibility.tsx" },
      { path: "/mailbox", file: "routes/entry/mailbox.tsx", development: true },
      { path: "/design", file: "routes/design/design.tsx", development: true, react: true },
      { path: "/pages/misc", children: [
        { path: "/coming-soon", file: "routes/entry/coming-soon.tsx" },
        { path: "/under-maintenance", file: "routes/entry/under-maintenance.tsx" },
        { path: "/not-found/*", id: "pages.misc.not-found.error", file: "routes/entry/not-found.tsx" },
      ] },
      { path: "/pages/authentication", demo: true, children: [
        { path: "/forgot-password-v1", file: "routes/auth-demos/demo.tsx" },
        { path: "/forgot-password-v2", file: "routes/auth-demos/demo.tsx" },
        { path: "/login-v1", file: "routes/auth-demos/demo.tsx" },
        { path: "/login-v2", file: "routes/auth-demos/demo.tsx" },
        { path: "/register-multi-steps", file: "routes/auth-demos/register-multi-steps.tsx" },
        { path: "/register-v1", file: "routes/auth-demos/demo.tsx" },
        { path: "/register-v2", file: "routes/auth-demos/demo.tsx" },
        { path: "/reset-password-v1", file: "routes/auth-demos/demo.tsx" },
        { path: "/reset-password-v2", file: "routes/auth-demos/demo.tsx" },
        { path: "/two-steps-v1", file: "routes/auth-demos/demo.tsx" },
        { path: "/two-steps-v2", file: "routes/auth-demos/demo.tsx" },
        { path: "/verify-email-v1", file: "routes/auth-demos/demo.tsx" },
        { path: "/verify-email-v2", file: "routes/auth-demos/demo.tsx" },
      ] },
    ] },
    { ...signedOut, children: [
      { path: "/register", file: "routes/identity/register.tsx", google: true },
      { path: "/signup", file: "routes/identity/signup.tsx", variant: "lotse", google: true },
      { path: "/start", file: "routes/identity/start.tsx", variant: "handwerk" },
      { path: "/feedback-21chatgpt", file: "routes/feedback/public.tsx" },
      { path: "/login", file: "routes/identity/login.tsx", google: true },
      { path: "/admin/auth/login", file: "routes/identity/login.tsx", google: true },
      { path: "/analysis/auth/login", file: "routes/identity/login.tsx", google: true },
      { path: "/employee/login", file: "routes/identity/login.tsx", google: true },
    ] },
    // The second factor, and "confirm it is you"
    { ...signedIn, path: "/two-factor/set-up", file: "routes/identity/set-up-two-factor.tsx" },
    { confirms: true, children: [
      { ...user, path: "/confirm-identity", file: "routes/identity/confirm-identity.tsx" },
      { ...admin, path: "/admin/auth/confirm-password", file: "routes/identity/confirm-identity.tsx" },
      { ...employee, path: "/employee/confirm-password", file: "routes/identity/confirm-identity.tsx" },
      { ...analysis, path: "/analysis/confirm-identity", file: "routes/identity/confirm-identity.tsx" },
    ] },
    { ...user, path: "/checkout/:id", file: "routes/billing/order.tsx", variant: "lotse" },
    // Everything else
    { path: "*", id: "not-found", file: "routes/entry/not-found.tsx", area: "catch-all", guard: "public" },
  ] },

  // Pages with navigation
  { id: "workplace", file: "routes/layouts/workplace.tsx", layout: "default", children: [
    { id: "area.admin", file: "routes/layouts/area.tsx", ...admin, path: "/admin", children: [
      { path: "/dashboard", file: "routes/operations/dashboard/installation.tsx", door: "/admin/auth/login" },
      { path: "/dashboard/export", file: "routes/resources/dashboard-export.tsx", layout: "resource" },
      { path: "/profile", file: "routes/account/profile.tsx" },
      { path: "/account-settings/:tab", file: "routes/account/settings.tsx", tabs: { ...ownTabs, notifications: "routes/account/settings/notifications.tsx" }, google: true },
      { path: "/system-settings/:tab", file: "routes/operations/settings.tsx", module: "SystemSetting", tabs: {
        company: "routes/operations/settings/company.tsx",
        email: "routes/operations/settings/email.tsx",
        ai: "routes/operations/settings/ai.tsx",
        limits: "routes/operations/settings/limits.tsx",
        storage: "routes/operations/settings/storage.tsx",
      } },
      { path: "/datamanager-feedback", module: "Feedback", children: [
        { path: "/", file: "routes/feedback/feedback-list.tsx" },
        { path: "/export", file: "routes/resources/feedback-export.tsx", layout: "resource" },
        { path: "/:id", file: "routes/feedback/feedback.tsx", below: "/admin/datamanager-feedback" },
      ] },
      { path: "/activity-log", module: "Activity", children: [
        { path: "/", file: "routes/operations/activity-log.tsx" },
        { path: "/activityTable", file: "routes/operations/activity-log.tsx" },
        { path: "/export", file: "routes/resources/activity-export.tsx", layout: "resource" },
      ] },
      { path: "/email-templates", module: "EmailTemplate", children: [
        { path: "/", file: "routes/operator-mail/templates.tsx" },
        { path: "/template/:id", file: "routes/operator-mail/template.tsx", below: "/admin/email-templates" },
        { path: "/template/:id/preview", file: "routes/resources/template-preview.tsx", layout: "resource" },
        { path: "/template/:id/ours", file: "routes/operator-mail/template-ours.tsx", below: "/admin/email-templates/template/:id" },
      ] },
      { path: "/emails", module: "Email", children: [
        { path: "/", file: "routes/operator-mail/mails.tsx" },
        { path: "/export", file: "routes/resources/operator-mails-export.tsx", layout: "resource" },
        { path: "/email_template", file: "routes/operator-mail/write.tsx", below: "/admin/emails" },
        { path: "/email_template/:id", file: "routes/operator-mail/confirm-letter.tsx", below: "/admin/emails/email_template" },
        { path: "/received", file: "routes/operator-mail/received.tsx", below: "/admin/emails" },
        { path: "/received/attachments/:id", file: "routes/resources/email-attachment.tsx", layout: "resource" },
        { path: "/received/:id", file: "routes/operator-mail/received-mail.tsx", below: "/admin/emails/received" },
        { path: "/received/:id/frame", file: "routes/resources/operator-inbox-frame.tsx", layout: "resource" },
        { path: "/:id", file: "routes/operator-mail/mail.tsx", below: "/admin/emails" },
        { path: "/:id/frame", file: "routes/resources/operator-mail-frame.tsx", layout: "resource" },
      ] },
      { path: "/declarations", module: "Invoice", children: [
        { path: "/", file: "routes/billing/declarations.tsx", variant: "lotse" },
        { path: "/:id", file: "routes/billing/declaration.tsx", below: "/admin/declarations", variant: "lotse" },
      ] },
      { path: "/invoice", module: "Invoice", children: [
        { path: "/list", file: "routes/billing/invoice-list.tsx", variant: "lotse" },
        { path: "/list/export", file: "routes/resources/invoices-export.tsx", layout: "resource", variant: "lotse" },
        { path: "/list/datev", file: "routes/billing/datev.tsx", below: "/admin/invoice/list", variant: "lotse" },
        { path: "/list/datev/file", file: "routes/resources/datev-file.tsx", layout: "resource", variant: "lotse" },
        { path: "/preview/:id", file: "routes/billing/invoice.tsx", below: "/admin/invoice/list" },
        { path: "/preview/:id/file", file: "routes/resources/invoice-file.tsx", layout: "resource" },
        { path: "/preview/:id/cancel", file: "routes/billing/cancel-invoice.tsx", below: "/admin/invoice/preview/:id" },
        { path: "/preview/:id/payment/:payment", file: "routes/billing/correct-payment.tsx", below: "/admin/invoice/preview/:id" },
        { path: "/preview/:id/refund", file: "routes/billing/refund-invoice.tsx", below: "/admin/invoice/preview/:id" },
        { path: "/preview/:id/plan", file: "routes/billing/start-ordered-plan.tsx", below: "/admin/invoice/preview/:id" },
      ] },
      { path: "/milvus-processing-table", module: "File", children: [
        { path: "/", file: "routes/operations/processing/processing.tsx" },
        { path: "/MilvusProcessingTable", file: "routes/operations/processing/processing.tsx" },
        { path: "/export", file: "routes/resources/processing-export.tsx", layout: "resource" },
        { path: "/stream", file: "routes/resources/processing-stream.tsx", layout: "resource" },
        { path: "/:id", file: "routes/operations/processing/file.tsx", below: "/admin/milvus-processing-table" },
      ] },
      { path: "/roles", module: "Role", children: [
        { path: "/", file: "routes/access/roles.tsx" },
        { path: "/new", file: "routes/access/add.tsx", below: "/admin/roles" },
        { path: "/:id", file: "routes/access/role.tsx", below: "/admin/roles" },
        { path: "/:id/delete", file: "routes/access/delete.tsx", below: "/admin/roles/:id" },
      ] },
      { module: "User", children: [
        { path: "/staff", file: "routes/people/people.tsx" },
        { path: "/staff/:id", file: "routes/people/person.tsx", below: "/admin/staff" },
        { path: "/users/data-manager", file: "routes/people/people.tsx" },
        { path: "/users/data-manager/:id", file: "routes/people/person.tsx", below: "/admin/users/data-manager" },
        { path: "/users/public-user", file: "routes/people/people.tsx" },
        { path: "/users/public-user/:id", file: "routes/people/person.tsx", below: "/admin/users/public-user" },
        { path: "/people", children: [
          { path: "/add", file: "routes/people/add.tsx" },
          { path: "/import", file: "routes/people/import.tsx" },
          { path: "/import/template", file: "routes/resources/import-template.tsx", layout: "resource" },
          { path: "/import/:id", file: "routes/people/import-preview.tsx" },
          { path: "/export", file: "routes/resources/people-export.tsx", layout: "resource" },
          { path: "/suspend", file: "routes/people/suspend.tsx", listed: false },
          { path: "/:id/edit", file: "routes/people/edit.tsx" },
          { path: "/:id/remove", file: "routes/people/remove.tsx" },
          { path: "/:id/plan", file: "routes/people/start-plan.tsx", variant: "lotse" },
          { path: "/:id/two-factor", file: "routes/people/remove-two-factor.tsx" },
        ] },
      ] },
    ] },

    { id: "area.user", file: "routes/layouts/area.tsx", ...user, children: [
      { path: "/dashboard", file: "routes/operations/dashboard/company.tsx", listed: "company" },
      { path: "/dashboard/by-person", file: "routes/operations/dashboard/by-person.tsx", below: "/dashboard", listed: ["update", "Company"] },
      { path: "/dashboard/export", file: "routes/resources/dashboard-export.tsx", layout: "resource" },
      { path: "/handwerk", file: "routes/entry/first-steps.tsx", listed: "company" },
      { path: "/access-control", file: "routes/entry/access-control.tsx", needs: ["read", "AclDemo"] },
      { path: "/certificates", file: "routes/entry/not-found.tsx", guard: "404" },
      { path: "/tags", listed: "company", children: [
        { path: "/", file: "routes/feedback/tags.tsx" },
        { path: "/new", file: "routes/feedback/new-tag.tsx", below: "/tags" },
        { path: "/:id", file: "routes/feedback/tag.tsx", below: "/tags" },
        { path: "/:id/merge", file: "routes/feedback/merge-tag.tsx", below: "/tags/:id" },
        { path: "/:id/delete", file: "routes/feedback/delete-tag.tsx", below: "/tags/:id" },
      ] },
      { path: "/invoice/preview/:id", file: "routes/billing/invoice.tsx" },
      { path: "/invoice/preview/:id/file", file: "routes/resources/invoice-file.tsx", layout: "resource" },
      { path: "/account-settings/:tab", file: "routes/account/settings.tsx", google: true, payment: true, tabs: {
        ...ownTabs,
        company: "routes/account/settings/company.tsx",
        billing: "routes/account/settings/billing.tsx",
        smtp: "routes/account/settings/smtp.tsx",
        email: "routes/account/settings/email.tsx",
        divisions: "routes/account/settings/divisions.tsx",
        employees: "routes/account/settings/employees.tsx",
        whatsapp: "routes/account/settings/whatsapp.tsx",
        ai: "routes/account/settings/ai.tsx",
        privacy: "routes/account/settings/privacy.tsx",
      } },
      { below: "/account-settings/smtp", children: [
        { path: "/account-settings/smtp/new", file: "routes/account/mail/new-smtp.tsx", listed: ["create", "SmtpSetting"] },
        { path: "/account-settings/smtp/:id", file: "routes/account/mail/smtp.tsx" },
        { path: "/account-settings/smtp/:id/delete", file: "routes/account/mail/delete-smtp.tsx" },
        { path: "/account-settings/smtp/:id/consent", file: "routes/account/mail/consent.tsx" },
        { path: "/account-settings/smtp/:id/consent/start", file: "routes/resources/consent-start.tsx", layout: "resource" },
      ] },
      { below: "/account-settings/email", children: [
        { path: "/account-settings/email/new", file: "routes/account/mail/new-email.tsx", listed: ["create", "EmailSetting"] },
        { path: "/account-settings/email/letterhead", file: "routes/account/mail/letterhead.tsx", listed: ["update", "Company"] },
        { path: "/account-settings/email/letterhead/preview", file: "routes/resources/letterhead-preview.tsx", layout: "resource" },
        { path: "/account-settings/email/letterhead/logo", file: "routes/account/mail/logo.tsx", listed: false },
        { path: "/account-settings/email/:id", file: "routes/account/mail/email.tsx" },
        { path: "/account-settings/email/:id/delete", file: "routes/account/mail/delete-email.tsx" },
      ] },
      { path: "/pages/account-settings/:tab", file: "routes/account/settings.tsx", google: true, tabs: {
        ...ownTabs,
        "billing-plans": "routes/account/settings/billing-plans.tsx",
        notifications: "routes/account/settings/notifications.tsx",
        connections: "routes/account/settings/connections.tsx",
      } },
      { path: "/pages/user-profile/:tab", file: "routes/user-profile/profile.tsx", tabs: {
        profile: "routes/user-profile/about.tsx",
        teams: "routes/user-profile/teams.tsx",
        projects: "routes/user-profile/projects.tsx",
        connections: "routes/user-profile/connections.tsx",
      } },
      { path: "/pages/dialog-examples", file: "routes/entry/dialog-examples.tsx", demo: true },
      { path: "/chat", children: [
        { path: "/", file: "routes/chats/chats.tsx" },
        { path: "/delete", file: "routes/chats/delete-chosen.tsx", listed: false },
        { path: "/inspections", file: "routes/inspections/inspections.tsx", listed: ["read", "Chat"] },
        { path: "/inspections/new", file: "routes/inspections/new-inspection.tsx", below: "/chat/inspections", listed: ["update", "Company"] },
        { path: "/inspections/:id", file: "routes/inspections/inspection.tsx", below: "/chat/inspections" },
        { id: "section.chat", file: "routes/chats/with-list.tsx", children: [
          { path: "/new", file: "routes/chats/new.tsx", listed: "company" },
          { path: "/:id", file: "routes/chats/chat.tsx" },
          { path: "/:id/edit", file: "routes/chats/edit.tsx" },
          { path: "/:id/name", file: "routes/chats/rename.tsx" },
          { path: "/:id/delete", file: "routes/chats/delete.tsx" },
          { path: "/:id/place", file: "routes/chats/place.tsx" },
          { path: "/:id/share", file: "routes/chats/share.tsx" },
          { path: "/:id/share/:person/end", file: "routes/chats/end-share.tsx" },
          { path: "/:id/leave", file: "routes/chats/leave.tsx" },
          { path: "/:id/visitors", file: "routes/chats/visitors.tsx" },
          { path: "/:id/visitors/close", file: "routes/chats/close-visitors.tsx" },
        ] },
        { path: "/:id/export", file: "routes/resources/chat-export.tsx", layout: "resource" },
      ] },
      { path: "/mistralai", children: [
        { id: "section.mistralai", file: "routes/chats/with-list.tsx", children: [
          { path: "/", file: "routes/chats/ask.tsx", listed: "company" },
        ] },
        { path: "/ChatContact", children: [
          { path: "/", file: "routes/chats/contacts.tsx", listed: "company" },
          { path: "/:id", file: "routes/chats/contact.tsx", below: "/mistralai/ChatContact" },
        ] },
        { path: "/chatDivisions", file: "routes/knowledge/divisions.tsx", listed: "company" },
        { path: "/ChatFolders", children: [
          { path: "/", file: "routes/chats/folders.tsx" },
          { path: "/new", file: "routes/chats/new-folder.tsx", below: "/mistralai/ChatFolders" },
          { path: "/:id", file: "routes/chats/folder.tsx", below: "/mistralai/ChatFolders" },
          { path: "/:id/delete", file: "routes/chats/delete-folder.tsx", below: "/mistralai/ChatFolders" },
        ] },
        { path: "/ChatLog", file: "routes/chats/log.tsx" },
        { path: "/ChatLog/export", file: "routes/resources/questions-export.tsx", layout: "resource" },
      ] },
      { below: "/mistralai/chatDivisions", listed: "company", children: [
        { path: "/knowledge/new", file: "routes/knowledge/new-knowledge.tsx" },
        { path: "/knowledge/many", file: "routes/knowledge/many.tsx" },
        { path: "/knowledge/search-test", file: "routes/knowledge/search-test.tsx", listed: ["update", "Division"] },
        { path: "/knowledge/uploads/:id", id: "knowledge.batch", file: "routes/knowledge/batch.tsx" },
        { path: "/knowledge/files/edit", file: "routes/knowledge/edit-files.tsx", listed: false },
        { path: "/knowledge/files/delete", file: "routes/knowledge/delete-files.tsx", listed: false },
        { path: "/divisions/:id/edit", id: "divisions.edit", file: "routes/knowledge/edit.tsx" },
        { path: "/divisions/:id/members", id: "divisions.members", file: "routes/knowledge/members.tsx" },
        { path: "/divisions/:id/delete", id: "divisions.delete", file: "routes/knowledge/delete.tsx" },
        { path: "/files/:id/edit", id: "files.edit", file: "routes/knowledge/edit-file.tsx" },
        { path: "/files/:id/replace", id: "files.replace", file: "routes/knowledge/replace-file.tsx" },
        { path: "/files/:id/delete", id: "files.delete", file: "routes/knowledge/delete-file.tsx" },
        { path: "/files/:id/quarantine", id: "files.quarantine", file: "routes/knowledge/quarantine.tsx" },
      ] },
      { path: "/apps/user/list", file: "routes/employees/employees.tsx", listed: "company" },
      { path: "/apps/user/list/export", file: "routes/resources/employees-export.tsx", layout: "resource" },
      { path: "/apps/user/view/:id", file: "routes/employees/employee.tsx", below: "/apps/user/list" },
      { path: "/employee-add", listed: "company", children: [
        { path: "/", file: "routes/employees/add.tsx", below: "/apps/user/list" },
        { path: "/several", file: "routes/employees/add-several.tsx", below: "/apps/user/list" },
        { path: "/:id", file: "routes/employees/edit.tsx", below: "/apps/user/list" },
        { path: "/:id/remove", file: "routes/employees/remove.tsx", below: "/employee-add/:id" },
        { path: "/:id/two-factor", file: "routes/people/remove-two-factor.tsx", below: "/employee-add/:id" },
      ] },
      { path: "/apps/permissions", file: "routes/access/permissions.tsx", below: "/apps/roles", listed: "company" },
      { path: "/apps/roles", listed: "company", children: [
        { path: "/", file: "routes/access/roles.tsx" },
        { path: "/new", file: "routes/access/add.tsx", below: "/apps/roles" },
        { path: "/:id", file: "routes/access/role.tsx", below: "/apps/roles" },
        { path: "/:id/delete", file: "routes/access/delete.tsx", below: "/apps/roles/:id" },
      ] },
      { path: "/apps/email", listed: "company", children: [
        { path: "/", file: "routes/emails/emails.tsx" },
        { id: "section.emails", file: "routes/emails/with-list.tsx", children: [
          { path: "/message/:id", file: "routes/emails/email.tsx", below: "/apps/email" },
          { path: "/message/:id/ask", file: "routes/emails/ask.tsx", below: "/apps/email/message/:id" },
        ] },
        { path: "/attachments/:id", file: "routes/resources/email-attachment.tsx", layout: "resource" },
        { path: "/message/:id/frame", file: "routes/resources/email-frame.tsx", layout: "resource" },
        { path: "/delete", file: "routes/emails/delete-emails.tsx", below: "/apps/email", listed: false },
        { path: "/write", file: "routes/emails/write.tsx", below: "/apps/email", listed: ["create", "Email"] },
        { path: "/write/:id", file: "routes/emails/write.tsx", below: "/apps/email" },
        { path: "/write/:id/files", file: "routes/emails/draft-files.tsx", below: "/apps/email/write/:id" },
        { path: "/write/:id/upload", file: "routes/resources/email-upload.tsx", layout: "resource" },
        { path: "/write/:id/autosave", file: "routes/resources/email-autosave.tsx", layout: "resource" },
        { path: "/write/:id/delete", file: "routes/emails/delete-draft.tsx", below: "/apps/email/write/:id" },
        { path: "/answers", file: "routes/emails/answers.tsx", below: "/apps/email", listed: ["read", "Email"] },
        { path: "/answers/:id", file: "routes/emails/answer.tsx", below: "/apps/email/answers" },
        { path: "/answers/:id/refuse", file: "routes/emails/refuse-answer.tsx", below: "/apps/email/answers/:id" },
        { path: "/:filter", file: "routes/emails/emails.tsx", tabs: ["inbox", "sent", "draft", "starred", "spam", "trash"] },
        { path: "/label/:label", file: "routes/emails/emails.tsx", tabs: ["personal", "company", "important", "private"] },
      ] },
      { path: "/operator-feedback", file: "routes/feedback/operator.tsx", listed: "company" },
      { path: "/feedback-report", listed: "company", children: [
        { path: "/", file: "routes/feedback/feedback-list.tsx" },
        { path: "/employee-feedback", file: "routes/feedback/feedback-list.tsx" },
        { path: "/public-feedback", file: "routes/feedback/feedback-list.tsx" },
        { path: "/export", file: "routes/resources/feedback-export.tsx", layout: "resource" },
        { path: "/topics", file: "routes/feedback/topics.tsx", below: "/feedback-report" },
        { path: "/topics/closed", file: "routes/feedback/closed-topics.tsx", below: "/feedback-report/topics" },
        { path: "/topics/:id", file: "routes/feedback/topic.tsx", below: "/feedback-report/topics" },
        { path: "/topics/:id/close", file: "routes/feedback/close-topic.tsx", below: "/feedback-report/topics/:id" },
        { path: "/approved", file: "routes/feedback/approved-list.tsx", below: "/feedback-report" },
        { path: "/approved/export", file: "routes/resources/approved-export.tsx", layout: "resource" },
        { path: "/approved/new", file: "routes/feedback/new-approved.tsx", below: "/feedback-report/approved" },
        { path: "/approved/:id", file: "routes/feedback/approved.tsx", below: "/feedback-report/approved" },
        { path: "/approved/:id/end", file: "routes/feedback/end-approved.tsx", below: "/feedback-report/approved/:id" },
        { path: "/approved/:id/delete", file: "routes/feedback/delete-approved.tsx", below: "/feedback-report/approved/:id" },
        { path: "/golden", file: "routes/feedback/golden-list.tsx", below: "/feedback-report" },
        { path: "/golden/export", file: "routes/resources/golden-export.tsx", layout: "resource" },
        { path: "/golden/new", file: "routes/feedback/new-golden.tsx", below: "/feedback-report/golden" },
        { path: "/golden/:id", file: "routes/feedback/golden.tsx", below: "/feedback-report/golden" },
        { path: "/golden/:id/delete", file: "routes/feedback/delete-golden.tsx", below: "/feedback-report/golden/:id" },
        { path: "/:id", file: "routes/feedback/feedback.tsx", below: "/feedback-report" },
      ] },
      { path: "/charts", children: [
        { path: "/apex-chart", file: "routes/charts/apex-chart.tsx", demo: true },
        { path: "/chartjs", file: "routes/charts/chartjs.tsx", demo: true },
        { path: "/export", file: "routes/resources/charts-export.tsx", layout: "resource" },
      ] },
    ] },

    { id: "area.employee", file: "routes/layouts/area.tsx", ...employee, path: "/employee", children: [
      { path: "/account-settings/:tab", file: "routes/account/settings.tsx", tabs: ownTabs, google: true },
      { path: "/chat", children: [
        { path: "/", file: "routes/chats/chats.tsx" },
        { path: "/delete", file: "routes/chats/delete-chosen.tsx", listed: false },
        { path: "/inspections", file: "routes/inspections/inspections.tsx", listed: ["read", "Chat"] },
        { path: "/inspections/:id", file: "routes/inspections/inspection.tsx", below: "/employee/chat/inspections" },
        { id: "section.employee.chat", file: "routes/chats/with-list.tsx", children: [
          { path: "/new", file: "routes/chats/new.tsx" },
          { path: "/:id", file: "routes/chats/chat.tsx" },
          { path: "/:id/edit", file: "routes/chats/edit.tsx" },
          { path: "/:id/name", file: "routes/chats/rename.tsx" },
          { path: "/:id/delete", file: "routes/chats/delete.tsx" },
          { path: "/:id/place", file: "routes/chats/place.tsx" },
          { path: "/:id/share", file: "routes/chats/share.tsx" },
          { path: "/:id/share/:person/end", file: "routes/chats/end-share.tsx" },
          { path: "/:id/leave", file: "routes/chats/leave.tsx" },
          { path: "/:id/visitors", file: "routes/chats/visitors.tsx" },
          { path: "/:id/visitors/close", file: "routes/chats/close-visitors.tsx" },
        ] },
        { path: "/:id/export", file: "routes/resources/chat-export.tsx", layout: "resource" },
        { path: "/ChatContact", children: [
          { path: "/", file: "routes/chats/contacts.tsx" },
          { path: "/:id", file: "routes/chats/contact.tsx", below: "/employee/chat/ChatContact" },
        ] },
        { path: "/chatDivisions", file: "routes/knowledge/divisions.tsx" },
        { path: "/ChatFolders", children: [
          { path: "/", file: "routes/chats/folders.tsx" },
          { path: "/new", file: "routes/chats/new-folder.tsx", below: "/employee/chat/ChatFolders" },
          { path: "/:id", file: "routes/chats/folder.tsx", below: "/employee/chat/ChatFolders" },
          { path: "/:id/delete", file: "routes/chats/delete-folder.tsx", below: "/employee/chat/ChatFolders" },
        ] },
        { path: "/ChatLogs", file: "routes/chats/log.tsx" },
      ] },
      { path: "/mistralai", children: [
        { id: "section.employee.mistralai", file: "routes/chats/with-list.tsx", children: [
          { path: "/", file: "routes/chats/ask.tsx" },
        ] },
        { path: "/ChatContact", children: [
          { path: "/", file: "routes/chats/contacts.tsx" },
          { path: "/:id", file: "routes/chats/contact.tsx", below: "/employee/mistralai/ChatContact" },
        ] },
        { path: "/chatDivisions", file: "routes/knowledge/divisions.tsx" },
        { path: "/ChatFolders", children: [
          { path: "/", file: "routes/chats/folders.tsx" },
          { path: "/new", file: "routes/chats/new-folder.tsx", below: "/employee/mistralai/ChatFolders" },
          { path: "/:id", file: "routes/chats/folder.tsx", below: "/employee/mistralai/ChatFolders" },
          { path: "/:id/delete", file: "routes/chats/delete-folder.tsx", below: "/employee/mistralai/ChatFolders" },
        ] },
        { path: "/ChatLog", file: "routes/chats/log.tsx" },
        { path: "/ChatLog/export", file: "routes/resources/questions-export.tsx", layout: "resource" },
      ] },
    ] },

    { id: "area.analysis", file: "routes/layouts/area.tsx", ...analysis, path: "/analysis", children: [
      { path: "/account-settings/:tab", file: "routes/account/settings.tsx", tabs: ownTabs, google: true },
      { path: "/dashboard", file: "routes/operations/dashboard/analysis.tsx" },
      { path: "/dashboard/export", file: "routes/resources/dashboard-export.tsx", layout: "resource" },
      { path: "/profile", file: "routes/account/profile.tsx" },
    ] },

    { id: "area.signed-in", file: "routes/layouts/area.tsx", ...signedIn, children: [
      { path: "/search", file: "routes/entry/search.tsx" },
      { path: "/notifications", file: "routes/entry/notifications.tsx" },
      { path: "/customizer", file: "routes/entry/customizer.tsx" },
      { path: "/avatar", file: "routes/account/avatar.tsx" },
      { path: "/privacy/delete", file: "routes/account/delete-account.tsx" },
      { path: "/privacy/deletions", file: "routes/account/deletions.tsx" },
      { path: "/files/:id", id: "files.view", file: "routes/knowledge/file.tsx" },
      { path: "/files/:id/pages/:page", id: "files.page", file: "routes/knowledge/page.tsx" },
      { path: "/answers/:id/feedback", id: "answers.feedback", file: "routes/feedback/answer.tsx" },
    ] },
  ] },

  // Addresses without a page
  { layout: "resource", children: [
    { ...signedIn, children: [
      { path: "/privacy/deletions/:id", id: "privacy.deletions.file", file: "routes/resources/deletion-receipt.tsx" },
      { path: "/files/:id/original", id: "files.original", file: "routes/resources/original.tsx" },
      { path: "/files/:id/download", id: "files.download", file: "routes/resources/download.tsx" },
      { path: "/knowledge/uploads/:id/files", id: "knowledge.batch-files", file: "routes/resources/batch-files.tsx" },
      { path: "/chats/:id/events", id: "chats.events", file: "routes/resources/chat-events.tsx" },
      { path: "/answers/:id/stream", id: "answers.stream", file: "routes/resources/answer-stream.tsx" },
      { path: "/answers/:id/frame", id: "answers.frame", file: "routes/resources/answer-frame.tsx" },
      { path: "/auth/mail/callback", id: "mail-consent-callback", file: "routes/resources/consent-callback.tsx" },
      { path: "/avatars/:id", file: "routes/resources/avatar.tsx" },
      { path: "/privacy/export/:id", id: "privacy.export", file: "routes/resources/own-export.tsx" },
    ] },
    { ...open, children: [
      { path: "/auth/google", file: "routes/resources/google-start.tsx" },
      { path: "/auth/google/callback", file: "routes/resources/google-callback.tsx" },
      { path: "/sign-out", file: "routes/resources/sign-out.tsx" },
      { path: "/human-check", file: "routes/resources/human-check.tsx" },
      { path: "/human-check/recaptcha", id: "recaptcha", file: "routes/resources/recaptcha-frame.tsx" },
      { path: "/preferences", file: "routes/resources/preferences.tsx" },
      { path: "/.well-known/security.txt", id: "security-txt", file: "routes/resources/security-txt.ts" },
      { path: "/locales/:language/:namespace", id: "locales", file: "routes/resources/locales.tsx" },
    ] },
  ] },
];

/**
 * The tree with what parents say written out on every page: its whole path, its id, and the rest.
 * @param {import("./app/session/url-map").UrlNode[]} nodes
 * @returns {import("./app/session/url-map").ResolvedNode[]}
 */
export function resolveUrls(nodes, above = { path: "" }) {
  return nodes.map(({ id, file, children, ...own }) => {
    const path = `${above.path}${own.path === "/" ? "" : (own.path ?? "")}`;
    const said = { ...above, ...own, path };
    if (children) return { id, file, children: resolveUrls(children, said) };
    const { tabs, ...words } = said;
    return {
      ...words,
      path: path || "/",
      id: id ?? path.slice(1).replaceAll("/", ".").replaceAll(":", ""),
      file,
      ...(Array.isArray(tabs) ? { tabs } : tabs && { tabs: Object.keys(tabs), tabFiles: tabs }),
    };
  });
}

/**
 * All pages of the map in a row.
 * @param {import("./app/session/url-map").UrlNode[]} nodes
 * @returns {import("./app/session/url-map").Address[]}
 */
export function flattenUrls(nodes) {
  const pagesOf = node => node.children?.flatMap(pagesOf) ?? [node];
  return resolveUrls(nodes).flatMap(pagesOf);
}

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
