import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BuiltInRole } from "~/contract/abilities";
import { contract } from "~/contract/contract";
import { type Site, startSite } from "../web/site";

type Caller = BuiltInRole | "visitor";
const everyone: Caller[] = [
  "visitor",
  "administrator",
  "staff",
  "analyst",
  "public_user",
  "data_manager",
  "employee",
];
const signedIn = everyone.filter(role => role !== "visitor");
const askers: Caller[] = ["data_manager", "employee", "public_user"];

/** Who may call which endpoint, listed by hand: missing and obsolete lines fail. */
const matrix: Record<string, Caller[]> = {
  "session.signIn": everyone,
  "session.secondFactor": everyone,
  "session.google": everyone,
  "session.refresh": everyone,
  "session.read": signedIn,
  "session.signOut": signedIn,
  "unsentForms.keep": everyone,
  "unsentForms.take": signedIn,
  "signUp.company": everyone,
  "signUp.person": everyone,
  "signUp.business": everyone,
  "humanChecks.begin": everyone,
  "humanChecks.challenge": everyone,
  "humanChecks.recaptcha": everyone,
  "verifications.request": everyone,
  "verifications.readLink": everyone,
  "verifications.confirm": everyone,
  "country.guess": everyone,
  "phone.read": everyone,
  "passwords.requestReset": everyone,
  "passwords.readLink": everyone,
  "passwords.set": everyone,
  "checkouts.offer": everyone,
  "checkouts.order": ["data_manager"],
  "checkouts.read": ["data_manager"],
  "subscription.read": ["data_manager"],
  "subscription.cancel": ["data_manager"],
  "subscription.resume": ["data_manager"],
  "subscription.previewChange": ["data_manager"],
  "subscription.change": ["data_manager"],
  "subscription.pay": ["data_manager"],
  "subscription.portal": ["data_manager"],
  "employees.list": ["data_manager"],
  "employees.export": ["data_manager"],
  "employees.read": ["data_manager"],
  // An administrator has no employees; invalid input is refused earlier.
  "employees.add": ["data_manager", "administrator"],
  "employees.change": ["data_manager", "administrator"],
  "employees.remove": ["data_manager"],
  "employees.suspend": ["data_manager"],
  "employees.reinstate": ["data_manager"],
  "employees.invite": ["data_manager"],
  // Data managers hold User for their company's people; these are the operator's.
  "people.list": ["administrator"],
  "people.export": ["administrator"],
  "people.roles": ["administrator"],
  "people.read": ["administrator"],
  "people.add": ["administrator"],
  "people.change": ["administrator"],
  "provider.changeMistralKey": ["administrator"],
  "people.remove": ["administrator"],
  "people.suspend": ["administrator"],
  "people.reinstate": ["administrator"],
  "people.invite": ["administrator"],
  "people.sendReset": ["administrator"],
  "people.endSessions": ["administrator"],
  "people.bringImport": ["administrator"],
  "people.listImports": ["administrator"],
  "people.readImport": ["administrator"],
  "people.confirmImport": ["administrator"],
  "people.dropImport": ["administrator"],
  "divisions.list": ["data_manager", "employee"],
  "divisions.read": ["data_manager", "employee"],
  "divisions.add": ["data_manager"],
  "divisions.change": ["data_manager"],
  "divisions.remove": ["data_manager"],
  "divisions.expired": ["data_manager"],
  "divisions.members": ["data_manager"],
  "divisions.changeMembers": ["data_manager"],
  "files.newest": ["data_manager", "employee", "administrator", "staff"],
  "files.list": ["data_manager", "employee", "administrator", "staff"],
  "files.read": ["data_manager", "employee", "administrator", "staff"],
  "files.page": ["data_manager", "employee", "administrator", "staff"],
  "files.store": ["data_manager", "administrator"],
  "files.staged": ["data_manager", "administrator"],
  "files.unstage": ["data_manager", "administrator"],
  "files.add": ["data_manager", "administrator"],
  "files.retry": ["data_manager", "administrator"],
  "files.setTags": ["data_manager"],
  "files.change": ["data_manager", "administrator"],
  "files.owners": ["data_manager", "administrator"],
  "files.attempts": ["data_manager", "administrator"],
  "files.pages": ["data_manager", "employee", "administrator", "staff"],
  "files.replace": ["data_manager", "administrator"],
  "files.versions": ["data_manager", "employee", "administrator", "staff"],
  "files.cancel": ["data_manager", "administrator"],
  "batches.begin": ["data_manager"],
  "batches.read": ["data_manager", "administrator"],
  "batches.items": ["data_manager", "administrator"],
  "files.remove": ["data_manager", "administrator"],
  "findings.list": ["data_manager", "administrator"],
  "findings.release": ["data_manager", "administrator"],
  "processing.list": ["administrator", "staff"],
  "processing.export": ["administrator", "staff"],
  "processing.read": ["administrator", "staff"],
  "processing.state": ["administrator", "staff"],
  "processing.usage": ["administrator", "staff"],
  "processing.retry": ["administrator"],
  "processing.cancel": ["administrator"],
  "processing.rebuild": ["administrator"],
  "chats.list": askers,
  "chats.read": askers,
  "chats.start": ["data_manager", "employee"],
  "chats.change": ["data_manager", "employee"],
  "chats.rename": ["data_manager", "employee"],
  "chats.remove": ["data_manager", "employee"],
  "folders.list": askers,
  "folders.read": askers,
  "folders.add": askers,
  "folders.change": askers,
  "folders.remove": askers,
  "folders.place": askers,
  "folders.archive": askers,
  "shares.contacts": ["data_manager", "employee"],
  "shares.contact": ["data_manager", "employee"],
  "shares.given": ["data_manager", "employee"],
  "shares.received": askers,
  "shares.ofChat": ["data_manager", "employee"],
  "shares.preview": ["data_manager", "employee"],
  "shares.share": ["data_manager", "employee"],
  "shares.end": ["data_manager", "employee"],
  "shares.leave": askers,
  "inspections.setting": ["data_manager", "employee"],
  "inspections.changeSetting": ["data_manager"],
  "inspections.people": ["data_manager"],
  "inspections.list": askers,
  "inspections.read": askers,
  "inspections.request": ["data_manager"],
  "inspections.decide": askers,
  "inspections.end": askers,
  "inspections.chats": askers,
  "inspections.open": askers,
  "visitors.link": ["data_manager", "employee"],
  "visitors.open": ["data_manager", "employee"],
  "visitors.close": ["data_manager", "employee"],
  "visitors.read": everyone,
  "visitors.ask": everyone,
  "visitors.answer": everyone,
  "questions.list": askers,
  "questions.export": askers,
  "questions.ask": ["data_manager", "employee"],
  "questions.begin": askers,
  "answers.list": askers,
  "answers.export": askers,
  "answers.read": askers,
  "answers.ask": askers,
  "answers.edit": askers,
  "answers.retry": askers,
  "answers.cancel": askers,
  "privacy.read": signedIn,
  "privacy.export": signedIn,
  "privacy.erase": signedIn,
  "privacy.keep": signedIn,
  "provider.read": ["data_manager"],
  "provider.change": ["data_manager"],
  "provider.try": ["data_manager"],
  "provider.models": ["data_manager"],
  "provider.changeModels": ["data_manager"],
  "models.usage": ["data_manager"],
  "models.budgets": ["data_manager"],
  "models.setBudget": ["data_manager"],
  "models.removeBudget": ["data_manager"],
  "mailbox.list": everyone,
  "account.setLanguage": signedIn,
  "account.read": signedIn,
  "account.change": signedIn,
  "account.changePassword": signedIn,
  "account.removeAvatar": signedIn,
  "mailChoices.read": signedIn,
  "mailChoices.change": signedIn,
  "emailChange.read": signedIn,
  "emailChange.request": signedIn,
  "emailChange.cancel": signedIn,
  "emailChange.readLink": everyone,
  "emailChange.answer": everyone,
  "sessions.list": signedIn,
  "sessions.end": signedIn,
  "sessions.endOthers": signedIn,
  "twoFactor.read": signedIn,
  "twoFactor.draft": signedIn,
  "twoFactor.turnOn": signedIn,
  "twoFactor.turnOff": signedIn,
  "twoFactor.renewCodes": signedIn,
  "twoFactor.reset": ["administrator", "data_manager"],
  "google.begin": everyone,
  "google.readLink": everyone,
  "google.confirm": everyone,
  "google.agree": signedIn,
  "google.read": signedIn,
  "google.link": signedIn,
  "google.unlink": signedIn,
  "confirmations.read": signedIn,
  "confirmations.confirm": signedIn,
  "confirmations.mail": signedIn,
  "activities.list": ["administrator", "staff", "data_manager"],
  "activities.own": signedIn,
  "roles.list": ["administrator"],
  "roles.read": ["administrator"],
  "roles.add": ["administrator"],
  "roles.change": ["administrator"],
  "roles.remove": ["administrator"],
  // A data manager manages employees only; invalid input is refused earlier.
  "roles.assign": ["administrator", "data_manager"],
  "companyRoles.list": ["data_manager"],
  "companyRoles.read": ["data_manager"],
  // An administrator has no company; invalid input is refused earlier.
  "companyRoles.add": ["data_manager", "administrator"],
  "companyRoles.change": ["data_manager", "administrator"],
  "companyRoles.remove": ["data_manager"],
  "search.find": signedIn,
  "search.try": ["data_manager"],
  "notifications.list": signedIn,
  "company.read": ["data_manager"],
  "company.change": ["data_manager"],
  "company.checkNumbers": ["data_manager"],
  "plan.read": ["data_manager"],
  "whatsapp.read": ["data_manager"],
  "whatsapp.change": ["data_manager"],
  // An analyst may read figures, but has no company.
  "figures.read": ["data_manager"],
  "figures.readByPerson": ["data_manager"],
  "figures.changeByPerson": ["data_manager"],
  "feedback.list": ["data_manager", "administrator", "staff"],
  "feedback.export": ["data_manager", "administrator", "staff"],
  "feedback.report": ["data_manager", "administrator", "staff"],
  "feedback.share": ["data_manager"],
  "feedback.changeForm": ["data_manager"],
  "feedback.read": ["data_manager", "administrator", "staff"],
  "feedback.settle": ["data_manager", "administrator"],
  "feedback.reopen": ["data_manager", "administrator"],
  "feedback.setTags": ["data_manager", "administrator"],
  "feedback.own": askers,
  "feedback.form": askers,
  "feedback.give": askers,
  "feedback.like": askers,
  "feedback.unlike": askers,
  "feedback.handOn": askers,
  "feedback.takeBack": askers,
  "feedback.withdraw": askers,
  // A public user has no company; invalid input is refused earlier.
  "feedback.giveOperator": ["data_manager", "public_user"],
  "feedback.publicForm": everyone,
  "feedback.givePublic": everyone,
  // Data managers hold Email for their company's mailboxes; these are the operator's.
  "operatorInbox.state": ["administrator"],
  "operatorInbox.list": ["administrator"],
  "operatorInbox.read": ["administrator"],
  "operatorInbox.html": ["administrator"],
  "operatorInbox.markRead": ["administrator"],
  "operatorInbox.reply": ["administrator"],
  "operatorMails.list": ["administrator"],
  "operatorMails.export": ["administrator"],
  "operatorMails.read": ["administrator"],
  "operatorMails.resend": ["administrator"],
  "operatorMails.settle": ["administrator"],
  "operatorMails.reopen": ["administrator"],
  "letterhead.read": ["data_manager"],
  "letterhead.change": ["data_manager"],
  "letterhead.preview": ["data_manager"],
  "letterhead.removeLogo": ["data_manager"],
  "smtpSettings.list": ["data_manager"],
  "smtpSettings.read": ["data_manager"],
  "smtpSettings.add": ["data_manager"],
  "smtpSettings.change": ["data_manager"],
  "smtpSettings.remove": ["data_manager"],
  "smtpSettings.beginConsent": ["data_manager"],
  "smtpSettings.giveConsent": ["data_manager"],
  "smtpSettings.try": ["data_manager"],
  "emailSettings.list": ["data_manager"],
  "emailSettings.choices": ["data_manager"],
  "emailSettings.read": ["data_manager"],
  "emailSettings.add": ["data_manager"],
  "emailSettings.change": ["data_manager"],
  "emailSettings.remove": ["data_manager"],
  "emailSettings.readStop": everyone,
  "emailSettings.stop": everyone,
  "mailSendings.choices": ["administrator"],
  "mailSendings.draft": ["administrator"],
  "mailSendings.read": ["administrator"],
  "mailSendings.send": ["administrator"],
  "mailSendings.stop": ["administrator"],
  "mailSendings.open": ["administrator"],
  "mailTemplates.list": ["administrator"],
  "mailTemplates.read": ["administrator"],
  "mailTemplates.change": ["administrator"],
  "mailTemplates.restore": ["administrator"],
  "mailTemplates.preview": ["administrator"],
  "mailTemplates.test": ["administrator"],
  "invoices.list": ["administrator", "data_manager"],
  "invoices.sums": ["administrator", "data_manager"],
  "invoices.waiting": ["administrator", "data_manager"],
  "invoices.export": ["administrator", "data_manager"],
  "invoices.read": ["administrator", "data_manager"],
  "invoices.file": ["administrator", "data_manager"],
  "invoices.pay": ["administrator"],
  "invoices.cancel": ["administrator"],
  "invoices.correctPayment": ["administrator"],
  "invoices.refund": ["administrator"],
  "invoices.startPlan": ["administrator"],
  "people.startPlan": ["administrator"],
  "invoices.send": ["administrator"],
  "invoices.remind": ["administrator"],
  "invoices.bookings": ["administrator"],
  "declarations.cancel": everyone,
  "declarations.withdraw": everyone,
  "declarations.readLink": everyone,
  "declarations.confirm": everyone,
  "declarations.list": ["administrator"],
  "declarations.read": ["administrator"],
  "declarations.settle": ["administrator"],
  "emails.list": ["data_manager"],
  "emails.state": ["data_manager"],
  "emails.folders": ["data_manager"],
  "emails.read": ["data_manager"],
  "emails.fetch": ["data_manager"],
  "emails.older": ["data_manager"],
  "emails.ask": ["data_manager"],
  "emails.checkSender": ["data_manager"],
  "emails.setTags": ["data_manager"],
  "emails.html": ["data_manager"],
  "emailChanges.make": ["data_manager"],
  "emailChanges.markFolderRead": ["data_manager"],
  "emailChanges.undo": ["data_manager"],
  "emailChanges.remove": ["data_manager"],
  "emailAnswers.list": ["data_manager"],
  "emailAnswers.read": ["data_manager"],
  "emailAnswers.change": ["data_manager"],
  "emailAnswers.approve": ["data_manager"],
  "emailAnswers.refuse": ["data_manager"],
  "emailDrafts.senders": ["data_manager"],
  "emailDrafts.correspondents": ["data_manager"],
  "emailDrafts.read": ["data_manager"],
  "emailDrafts.save": ["data_manager"],
  "emailDrafts.remove": ["data_manager"],
  "emailDrafts.send": ["data_manager"],
  "emailDrafts.takeBack": ["data_manager"],
  "emailDrafts.resend": ["data_manager"],
  "emailFiles.copy": ["data_manager"],
  "emailFiles.remove": ["data_manager"],
  "tags.list": ["data_manager"],
  "tags.choices": signedIn,
  "tags.read": ["data_manager"],
  "tags.add": ["data_manager"],
  "tags.change": ["data_manager"],
  "tags.merge": ["data_manager"],
  "tags.remove": ["data_manager"],
  "goldenQuestions.list": ["data_manager"],
  "goldenQuestions.export": ["data_manager"],
  "goldenQuestions.preview": ["data_manager"],
  "goldenQuestions.read": ["data_manager"],
  "goldenQuestions.add": ["data_manager"],
  "goldenQuestions.run": ["data_manager"],
  "goldenQuestions.accept": ["data_manager"],
  "goldenQuestions.remove": ["data_manager"],
  "approvedAnswers.list": ["data_manager"],
  "approvedAnswers.export": ["data_manager"],
  "approvedAnswers.read": ["data_manager"],
  "approvedAnswers.add": ["data_manager"],
  "approvedAnswers.change": ["data_manager"],
  "approvedAnswers.end": ["data_manager"],
  "approvedAnswers.remove": ["data_manager"],
  "topics.closed": ["data_manager"],
  "topics.list": ["data_manager"],
  "topics.read": ["data_manager"],
  "topics.close": ["data_manager"],
  "dashboard.company": ["data_manager"],
  "dashboard.installation": ["administrator", "staff"],
  "dashboard.analysis": ["analyst"],
  "outages.list": signedIn,
  "system.readOperator": ["administrator"],
  "system.changeOperator": ["administrator"],
  "system.limits": ["administrator"],
  "system.prices": ["administrator"],
  "system.storage": ["administrator"],
  "system.outbox": ["administrator"],
  "system.answering": ["administrator"],
  "models.operatorUsage": ["administrator"],
  "deletionReceipts.list": signedIn,
  "deletionReceipts.read": signedIn,
  "legal.read": everyone,
};

const emails: Record<BuiltInRole, string> = {
  administrator: "administrator@lotse.example",
  staff: "staff@lotse.example",
  analyst: "analyst@lotse.example",
  public_user: "public@lotse.example",
  data_manager: "manager@kontor.example",
  employee: "employee@kontor.example",
};

type Route = { method: string; path: string };
const endpoints = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => ({
    name: `${noun}.${verb}`,
    route: (endpoint as unknown as { "~orpc": { route: Route } })["~orpc"].route,
  })),
);
const nobodys = "01890000-0000-7000-8000-000000000000";

describe("api/v1", () => {
  let site: Site;
  const tokens = new Map<Caller, string>();

  beforeAll(async () => {
    site = await startSite();
    // Fetching would wait for the process that watches mailboxes.
    await site.db.run(sql`delete from email_settings`);
    await site.db.run(sql`delete from smtp_settings`);
    for (const [role, email] of Object.entries(emails)) {
      const answer = await site.visitor().ask("/api/v1/session", {
        body: new Blob([JSON.stringify({ email, password: "Lotsen-2026" })], { type: "application/json" }),
      });
      tokens.set(role as Caller, JSON.parse(answer.text).tokens.accessToken);
    }
  });
  afterAll(() => site?.stop());

  test("has a line in the matrix for every endpoint", () => {
    expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(matrix).sort());
  });

  test.each(endpoints)("lets in only whom the matrix names: $name", async ({ name, route }) => {
    const wrong: string[] = [];
    // Signing out first would invalidate the token of the following calls.
    for (const caller of name === "session.signOut" ? (["visitor"] as const) : everyone) {
      const token = tokens.get(caller);
      const answer = await site.visitor().ask(`/api/v1${route.path.replace("{id}", nobodys)}`, {
        method: route.method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(route.method === "GET" || route.method === "DELETE"
          ? {}
          : { body: new Blob(["{}"], { type: "application/json" }) }),
      });
      const code = answer.status >= 400 ? JSON.parse(answer.text).code : "";
      const refused = code === "unauthorized" || code === "forbidden";
      const expectedRefusal = caller === "visitor" ? "unauthorized" : "forbidden";
      const may = matrix[name]?.includes(caller);
      // Refreshing without a token is refused as such, for all callers.
      if (may ? refused && name !== "session.refresh" : code !== expectedRefusal)
        wrong.push(`${caller}: ${answer.status} ${code}`);
      if (answer.status >= 500) wrong.push(`${caller}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("answers bad input with the fields that are wrong, and an unknown address with not_found", async () => {
    const visitor = site.visitor();
    const headers = { authorization: `Bearer ${tokens.get("data_manager")}` };
    const bad = await visitor.ask("/api/v1/divisions", {
      headers,
      body: new Blob(['{"name":""}'], { type: "application/json" }),
    });
    expect(bad.status).toBe(400);
    expect(JSON.parse(bad.text)).toMatchObject({
      code: "bad_request",
      status: 400,
      data: { fields: { name: ["field.required"] } },
    });
    const unknown = await visitor.get("/api/v1/no/such/endpoint", { headers });
    expect(JSON.parse(unknown.text)).toMatchObject({ code: "not_found", status: 404 });
  });

  test("describes itself, is healthy, and shows its logo to everyone", async () => {
    const visitor = site.visitor();
    const document = JSON.parse((await visitor.get("/api/v1/openapi.json")).text);
    const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    for (const { route } of endpoints) expect(described).toContain(`${route.method} ${route.path}`);
    expect((await visitor.get("/api/v1/reference")).text).toContain("/divisions");
    expect((await visitor.get("/api/v1/health/live")).status).toBe(200);
    expect((await visitor.get("/api/v1/health/ready")).status).toBe(200);
    const logo = await visitor.get("/api/v1/public/assets/img/logo.png");
    expect(logo.headers.get("content-type")).toBe("image/png");
  });

  test("a visitor's cookie opens nothing here: only a Bearer token does", async () => {
    const visitor = site.visitor();
    await visitor.signIn(emails.data_manager);
    expect((await visitor.get("/api/v1/divisions")).status).toBe(401);
  });
});
