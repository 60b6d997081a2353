import sql, { raw } from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "~/contract/contract";
import { newId } from "~/db/id";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { type Site, startSite } from "../web/site";

type Kind =
  | "company"
  | "division"
  | "file"
  | "page"
  | "upload"
  | "batch"
  | "chat"
  | "message"
  | "person"
  | "session"
  | "role"
  | "feedback"
  | "tag"
  | "approved"
  | "golden"
  | "receipt"
  | "mail"
  | "invoice"
  | "folder"
  | "mailbox"
  | "email"
  | "emailSetting"
  | "emailAnswer"
  | "order"
  | "budget"
  | "inspection";

const body = {
  division: { name: "Umbenannt", description: "", notes: "" },
  approved: { wordings: ["Wann?"], answer: "Morgen.", validUntil: "2199-01-01" },
  chat: { name: "Umbenannt", visibility: "private" },
  role: { name: "Umbenannt", access: "employee", rows: [] },
  content: { subject: "Neu", blocks: [{ kind: "button", text: "Neu" }] },
  person: { firstName: "Neu", lastName: "Neu", email: "neu@kontor.example", language: "de" },
};

const mailbox = {
  email: "neu@kontor.example",
  smtpHost: "mail.kontor.example",
  smtpPort: 587,
  smtpSecurity: "starttls",
  imapHost: "mail.kontor.example",
  imapPort: 993,
  imapSecurity: "tls",
  password: "richtig",
  allowedEmails: [],
};

/** The kind of id of each endpoint, and a valid body: an endpoint without a line here fails. */
const samples: Record<string, { id: Kind; body?: object; query?: string; status?: number }> = {
  "models.removeBudget": { id: "budget" },
  "provider.changeMistralKey": { id: "company", body: { key: null } },
  "checkouts.read": { id: "order" },
  "divisions.read": { id: "division" },
  "divisions.change": { id: "division", body: body.division },
  "divisions.remove": { id: "division" },
  "divisions.expired": { id: "division" },
  "divisions.members": { id: "division" },
  "divisions.changeMembers": { id: "division", body: {} },
  "files.read": { id: "file" },
  "files.page": { id: "page" },
  // Expired uploads are reported as such, and may be deleted again.
  "files.staged": { id: "upload", status: 410 },
  "files.unstage": { id: "upload", status: 200 },
  "files.retry": { id: "file" },
  "files.setTags": { id: "file", body: { tagIds: [] } },
  "files.change": { id: "file", body: { name: "Umbenannt.pdf", divisionId: newId() } },
  "files.owners": { id: "file" },
  "files.attempts": { id: "file" },
  "files.pages": { id: "file" },
  "files.replace": { id: "file", body: { pdf: newId() } },
  "files.versions": { id: "file" },
  "files.cancel": { id: "file" },
  "files.remove": { id: "file" },
  "batches.read": { id: "batch" },
  "batches.items": { id: "batch" },
  "findings.list": { id: "file" },
  "findings.release": { id: "file", body: { places: "all" } },
  "deletionReceipts.read": { id: "receipt" },
  "processing.read": { id: "file", status: 403 },
  "processing.retry": { id: "file", status: 403 },
  "processing.cancel": { id: "file", status: 403 },
  "chats.read": { id: "chat" },
  "chats.change": { id: "chat", body: body.chat },
  "chats.rename": { id: "chat", body: { name: "Umbenannt" } },
  "chats.remove": { id: "chat" },
  "folders.read": { id: "folder" },
  "folders.change": { id: "folder", body: { name: "Neu" } },
  "folders.remove": { id: "folder" },
  "folders.place": { id: "chat", body: { pinned: true } },
  "shares.contact": { id: "person" },
  "shares.ofChat": { id: "chat" },
  "shares.preview": { id: "chat", query: `?userId=${newId()}` },
  "shares.share": { id: "chat", body: { userId: newId(), mode: "read" } },
  "shares.end": { id: "chat", body: { userId: newId() } },
  "shares.leave": { id: "chat" },
  "inspections.read": { id: "inspection" },
  "inspections.decide": { id: "inspection", body: { approve: true } },
  "inspections.end": { id: "inspection" },
  "inspections.chats": { id: "inspection" },
  "inspections.open": { id: "inspection", body: { chatId: newId() } },
  "visitors.link": { id: "chat" },
  "visitors.open": { id: "chat", body: {} },
  "visitors.close": { id: "chat" },
  // A chat is opened by a code of its own: its id opens nothing.
  "visitors.read": { id: "chat" },
  "visitors.ask": { id: "chat", body: { question: "Wann?", human: {} }, status: 422 },
  "visitors.answer": { id: "chat" },
  "answers.list": { id: "chat" },
  "answers.export": { id: "chat" },
  "answers.read": { id: "message" },
  "answers.ask": { id: "chat", body: { question: "Wie viele Tage?" } },
  "answers.edit": { id: "message", body: { question: "Wie viele Tage?" } },
  "answers.retry": { id: "message" },
  "answers.cancel": { id: "message" },
  "feedback.read": { id: "feedback" },
  "feedback.settle": { id: "feedback" },
  "feedback.reopen": { id: "feedback" },
  "feedback.setTags": { id: "feedback", body: {} },
  // A chat without own feedback has an empty list.
  "feedback.own": { id: "chat", status: 200 },
  // An answer that is gone is reported as such, and its feedback may be deleted again.
  "feedback.form": { id: "message", status: 410 },
  "feedback.give": { id: "message", body: { mood: "happy" }, status: 410 },
  "feedback.like": { id: "message", body: { liked: true }, status: 410 },
  "feedback.unlike": { id: "message", status: 410 },
  "feedback.handOn": { id: "message", status: 410 },
  "feedback.takeBack": { id: "message", status: 410 },
  "feedback.withdraw": { id: "message", status: 200 },
  "operatorInbox.read": { id: "email" },
  "operatorInbox.html": { id: "email" },
  "operatorInbox.markRead": { id: "email" },
  "operatorInbox.reply": { id: "email", body: { text: "Hallo" } },
  "operatorMails.read": { id: "mail" },
  "operatorMails.resend": { id: "mail" },
  "operatorMails.settle": { id: "mail" },
  "operatorMails.reopen": { id: "mail" },
  "mailSendings.read": { id: "mail" },
  "mailSendings.send": { id: "mail" },
  "mailSendings.stop": { id: "mail" },
  // Templates have names; only the operator opens them.
  "mailTemplates.read": { id: "mail" },
  "mailTemplates.change": { id: "mail", body: body.content },
  "mailTemplates.restore": { id: "mail" },
  "mailTemplates.preview": { id: "mail", body: body.content },
  "mailTemplates.test": { id: "mail", body: body.content },
  // Only the operator opens them.
  "declarations.read": { id: "mail" },
  "declarations.settle": { id: "mail", body: { note: "Erledigt" } },
  "invoices.read": { id: "invoice" },
  "invoices.file": { id: "invoice" },
  "invoices.pay": { id: "invoice", body: { amount: "1", paidOn: "2026-01-01" } },
  "invoices.cancel": { id: "invoice" },
  "invoices.correctPayment": { id: "invoice", body: { reason: "Neugier" } },
  "invoices.refund": { id: "invoice", body: { amount: "1", paidOn: "2026-01-01", reason: "Neugier" } },
  "invoices.startPlan": { id: "invoice", body: { reason: "Neugier" } },
  "people.startPlan": { id: "person", body: { until: "2199-01-01", reason: "Neugier" } },
  "invoices.send": { id: "invoice" },
  "invoices.remind": { id: "invoice", body: { level: 1 } },
  "tags.read": { id: "tag" },
  "tags.change": { id: "tag", body: { name: "Neu", colour: "blue" } },
  "tags.merge": { id: "tag", body: { intoId: newId() } },
  "tags.remove": { id: "tag" },
  "approvedAnswers.read": { id: "approved" },
  "approvedAnswers.change": { id: "approved", body: body.approved },
  "approvedAnswers.end": { id: "approved" },
  "approvedAnswers.remove": { id: "approved" },
  "goldenQuestions.read": { id: "golden" },
  "goldenQuestions.accept": { id: "golden" },
  "goldenQuestions.remove": { id: "golden" },
  "topics.read": { id: "message" },
  "topics.close": { id: "message" },
  "emails.read": { id: "email" },
  "emails.setTags": { id: "email", body: { tagIds: [] } },
  "emails.html": { id: "email" },
  "emails.checkSender": { id: "email" },
  "emails.ask": {
    id: "email",
    body: { question: "Wann?", divisionIds: ["01890000-0000-7000-8000-000000000000"] },
  },
  "emailChanges.undo": { id: "email" },
  "emailAnswers.read": { id: "emailAnswer" },
  "emailAnswers.change": { id: "emailAnswer", body: { answer: "Neu" } },
  "emailAnswers.approve": { id: "emailAnswer", body: { answer: "Neu" } },
  "emailAnswers.refuse": { id: "emailAnswer" },
  "emailDrafts.read": { id: "email" },
  "emailDrafts.save": {
    id: "email",
    body: { smtpSettingId: newId(), recipients: [], copies: [], blindCopies: [] },
    // An id that is not in use would become a new draft, if the mailbox were theirs.
    status: 422,
  },
  "emailDrafts.remove": { id: "email" },
  "emailDrafts.send": { id: "email" },
  "emailDrafts.takeBack": { id: "email" },
  "emailDrafts.resend": { id: "email" },
  "emailFiles.copy": { id: "email", body: { attachmentIds: [newId()] } },
  "emailFiles.remove": { id: "email" },
  "smtpSettings.read": { id: "mailbox" },
  "smtpSettings.change": { id: "mailbox", body: mailbox },
  "smtpSettings.remove": { id: "mailbox" },
  "smtpSettings.beginConsent": {
    id: "mailbox",
    query: `?state=${"s".repeat(43)}&challenge=${"c".repeat(43)}`,
  },
  "smtpSettings.giveConsent": { id: "mailbox", body: { code: "c", verifier: "v".repeat(43) } },
  "emailSettings.read": { id: "emailSetting" },
  "emailSettings.change": {
    id: "emailSetting",
    body: { smtpSettingId: newId(), toEmails: ["neu@kontor.example"], tells: [] },
  },
  "emailSettings.remove": { id: "emailSetting" },
  "employees.read": { id: "person" },
  "employees.change": { id: "person", body: body.person },
  "employees.remove": { id: "person" },
  "employees.suspend": { id: "person" },
  "employees.reinstate": { id: "person" },
  "employees.invite": { id: "person" },
  "people.read": { id: "person" },
  "people.change": { id: "person", body: { ...body.person, country: "DE" } },
  "people.remove": { id: "person" },
  "people.suspend": { id: "person", body: { reason: "Neugier" } },
  "people.reinstate": { id: "person" },
  "people.invite": { id: "person" },
  "people.sendReset": { id: "person" },
  "people.endSessions": { id: "person" },
  "people.readImport": { id: "person" },
  "people.confirmImport": { id: "person" },
  "people.dropImport": { id: "person" },
  "sessions.end": { id: "session" },
  "twoFactor.reset": { id: "person" },
  "roles.read": { id: "role" },
  "roles.change": { id: "role", body: body.role },
  "roles.remove": { id: "role" },
  "roles.assign": { id: "person", body: { roleId: newId() } },
  "companyRoles.read": { id: "role" },
  "companyRoles.change": { id: "role", body: body.role },
  "companyRoles.remove": { id: "role" },
};

type Route = { method: string; path: string };
const endpoints = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => ({
    name: `${noun}.${verb}`,
    route: (endpoint as unknown as { "~orpc": { route: Route } })["~orpc"].route,
  })),
);
const named = endpoints.filter(({ route }) => route.path.includes("{"));

/** Callers of another company, or of none. No staff, who may see companies. */
const callers = [
  "manager@kontor.example",
  "employee@kontor.example",
  "public@lotse.example",
  "analyst@lotse.example",
];

describe("a stranger's record", () => {
  let site: Site;
  const tokens = new Map<string, string>();
  const records = {} as Record<Kind, string>;
  let division: string;

  beforeAll(async () => {
    site = await startSite();
    for (const email of callers) {
      const answer = await site.visitor().ask("/api/v1/session", json({ email, password: "Lotsen-2026" }));
      tokens.set(email, JSON.parse(answer.text).tokens.accessToken);
    }
    const { db } = site;
    const { id: companyId, manager, employee } = await makeCompany(db);
    records.company = companyId;
    records.division = await makeDivision(db, companyId, { members: [manager.id] });
    records.file = await makeFile(db, records.division, ["Geheimes."]);
    records.page = (
      await db.one<{ id: string }>(sql`select id from pages where file_id = ${records.file}`)
    ).id;
    records.person = employee.id;
    records.role = newId();
    await db.run(sql`
      insert into roles (id, company_id, name, access, permissions)
      values (${records.role}, ${companyId}, 'Geheim', 'employee', '[]')`);
    const made = [
      "chat",
      "message",
      "upload",
      "batch",
      "session",
      "feedback",
      "tag",
      "approved",
      "golden",
      "receipt",
      "mail",
      "email",
      "folder",
      "budget",
      "inspection",
    ] as const;
    for (const kind of [...made, "mailbox", "emailSetting", "emailAnswer", "order"] as const)
      records[kind] = newId();
    const conversation = newId();
    await db.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
      values (${records.chat}, ${companyId}, ${manager.id}, 'Geheim', 'private', now(), now())`);
    await db.run(
      sql`insert into chat_divisions (chat_id, division_id) values (${records.chat}, ${records.division})`,
    );
    await db.run(sql`
      insert into conversations (id, chat_id, asker_id, created_at)
      values (${conversation}, ${records.chat}, ${manager.id}, now())`);
    await db.run(sql`
      insert into messages (id, conversation_id, question, state, answerer, language, created_at)
      values (${records.message}, ${conversation}, 'Geheim?', 'failed', 'builtin', 'de', now())`);
    await db.run(sql`
      insert into model_budgets (id, company_id, scope, cents) values (${records.budget}, ${companyId}, 'company', 100)`);
    await db.run(sql`
      insert into chat_inspections (id, company_id, owner_id, from_day, until_day, reason, requested_at)
      values (${records.inspection}, ${companyId}, ${records.person}, '2026-01-01', '2026-01-31', 'Ein Grund von früher.', now())`);
    await db.run(sql`
      insert into folders (id, owner_id, name, key, created_at)
      values (${records.folder}, ${manager.id}, 'Geheim', 'geheim', now())`);
    records.invoice = (
      await db.transaction(tx =>
        issueInvoice(tx, {
          companyId,
          sourceKey: "geheim",
          deliveredFrom: "2026-01-01",
          deliveredTo: "2026-01-01",
          lines: [
            { designation: "Geheim", description: "", quantity: 1, unit: "piece", unitPriceCents: 100 },
          ],
        }),
      )
    ).id;
    await db.run(sql`
      insert into tags (id, company_id, name, key, keyword, colour, created_at)
      values (${records.tag}, ${companyId}, 'Geheim', 'geheim', 'geheim', 'grey', now())`);
    await db.run(sql`
      insert into approved_answers (id, company_id, division_id, passage_id, wordings, answer, language, terms, valid_until,
        expires_at, approved_at, created_at)
      values (${records.approved}, ${companyId}, ${records.division}, ${newId()}, '{Geheim}', 'Geheim', 'de', '\\x00',
        '2199-01-01', '2199-01-02', now(), now())`);
    const outcome = { level: "answer", sentence: "Geheim", sourceName: "Geheim", sourceId: null, page: null };
    await db.run(sql`
      insert into golden_questions (id, company_id, division_id, question, question_key, expected, found, differs, ran_at,
        created_at)
      values (${records.golden}, ${companyId}, ${records.division}, 'Geheim?', 'geheim?', ${JSON.stringify(outcome)},
        ${JSON.stringify(outcome)}, false, now(), now())`);
    await db.run(sql`
      insert into deletion_receipts (id, kind, subject_id, name, company_id, deleted_at, files, pages, passages, questions,
        bytes, backups_until)
      values (${records.receipt}, 'file', ${newId()}, 'Geheim', ${companyId}, now(), 1, 1, 1, 0, 1, '2199-01-01')`);
    await db.run(sql`
      insert into mails (id, company_id, to_address, subject, text, html, purpose, state, created_at)
      values (${records.mail}, ${companyId}, 'geheim@kontor.example', 'Geheim', 'Geheim', 'Geheim', 'notice', 'failed', now())`);
    await db.run(sql`
      insert into smtp_settings (id, company_id, email, email_from, smtp_host, smtp_port, imap_host, imap_port,
        smtp_security, imap_security, sealed_password, allowed_emails, created_at, updated_at)
      values (${records.mailbox}, ${companyId}, 'geheim@kontor.example', '', 'mail.example', 587, 'mail.example', 993,
        'starttls', 'tls', '\\x00', '{}', now(), now())`);
    const folder = newId();
    await db.run(sql`
      insert into mail_folders (id, smtp_setting_id, company_id, path, role)
      values (${folder}, ${records.mailbox}, ${companyId}, 'INBOX', 'inbox')`);
    await db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder_id, folder, thread_id, uid, message_id, from_name,
        from_address, to_addresses, cc_addresses, subject, text, read, starred, labels, sent_at)
      values (${records.email}, ${companyId}, ${records.mailbox}, ${folder}, 'inbox', ${newId()}, 1, '', 'Geheim',
        'a@kontor.example', '{}', '{}', 'Geheim', 'Geheim', false, false, '{}', now())`);
    await db.run(sql`
      insert into email_settings (id, company_id, division_id, smtp_setting_id, to_emails, tells, pace, created_at, updated_at)
      values (${records.emailSetting}, ${companyId}, ${records.division}, ${records.mailbox}, '{a@kontor.example}', '{}',
        'daily', now(), now())`);
    await db.run(sql`
      insert into email_answers (id, company_id, division_id, smtp_setting_id, email_id, fingerprint, message_id,
        reference_ids, from_address, from_name, subject, state, reply_message_id, created_at)
      values (${records.emailAnswer}, ${companyId}, ${records.division}, ${records.mailbox}, ${records.email}, 'geheim', '',
        '{}', 'a@kontor.example', 'Geheim', 'Geheim', 'proposed', '<geheim@kontor.example>', now())`);
    await db.run(sql`
      insert into checkouts (id, company_id, plan, price_id, net_cents, tax_percent, total_cents, terms_accepted_at, created_at)
      values (${records.order}, ${companyId}, 'monthly', 'price_monthly', 9900, 19, 11781, now(), now())`);
    await db.run(sql`
      insert into feedback (id, company_id, source, user_id, message_id, comment, created_at, updated_at)
      values (${records.feedback}, ${companyId}, 'answer', ${manager.id}, ${records.message}, 'Geheim', now(), now())`);
    await db.run(sql`
      insert into staged_uploads (id, company_id, user_id, kind, name, bytes, sha256, storage_key, expires_at)
      values (${records.upload}, ${companyId}, ${manager.id}, 'pdf', 'a.pdf', 1, '\\x00', 'x', now() + interval '1 hour')`);
    await db.run(sql`
      insert into batches (id, company_id, division_id, user_id, created_at)
      values (${records.batch}, ${companyId}, ${records.division}, ${manager.id}, now())`);
    await db.run(sql`
      insert into sessions (id, family_id, user_id, access_hash, refresh_hash, access_until, refresh_until, created_at)
      values (${records.session}, ${records.session}, ${manager.id}, '\\x01', '\\x02', now() + interval '1 hour',
              now() + interval '1 day', now())`);
    division = (
      await db.one<{ id: string }>(sql`
      select d.id from divisions d join companies c on c.id = d.company_id
      where c.name like 'Kontor%' order by d.id limit 1`)
    ).id;
  });
  afterAll(() => site?.stop());

  const json = (value: object) => ({
    body: new Blob([JSON.stringify(value)], { type: "application/json" }),
  });

  test("has a line here for every endpoint that names one", () => {
    expect(named.map(one => one.name).sort()).toEqual(Object.keys(samples).sort());
  });

  /** The response about this id, without the request id. */
  async function responseOf(email: string, { route, name }: (typeof named)[number], id: string) {
    const extra = samples[name]?.body;
    const chat = samples[name]?.id === "chat" && extra ? { ...extra, divisionIds: [division] } : extra;
    const answer = await site
      .visitor()
      .ask(`/api/v1${route.path.replace(/\{\w+\}/g, id)}${samples[name]?.query ?? ""}`, {
        method: route.method,
        headers: { authorization: `Bearer ${tokens.get(email)}`, "idempotency-key": newId() },
        ...(chat && route.method !== "GET" ? json(chat) : {}),
      });
    const { requestId, ...rest } = answer.text ? JSON.parse(answer.text) : {};
    return { status: answer.status, rest };
  }

  test.each(named)("is for other users the same as one that does not exist: $name", async endpoint => {
    const id = records[samples[endpoint.name]!.id];
    const before = await everything(id);
    for (const email of callers) {
      const stranger = await responseOf(email, endpoint, id);
      expect({ email, ...stranger }).toEqual({ email, ...(await responseOf(email, endpoint, newId())) });
      expect([403, samples[endpoint.name]?.status ?? 404]).toContain(stranger.status);
    }
    expect(await everything(id)).toEqual(before);
  });

  /** All rows with this id. */
  async function everything(id: string) {
    const tables = [
      "companies",
      "divisions",
      "files",
      "pages",
      "staged_uploads",
      "batches",
      "chats",
      "messages",
      "users",
      "sessions",
      "roles",
      "feedback",
      "tags",
      "approved_answers",
      "golden_questions",
      "deletion_receipts",
      "mails",
      "invoices",
      "smtp_settings",
      "emails",
      "email_settings",
      "email_answers",
      "checkouts",
      "folders",
      "model_budgets",
      "chat_inspections",
    ];
    const rows = await Promise.all(
      tables.map(table => site.db.many(sql`select to_jsonb(t) as row from ${raw(table)} t where id = ${id}`)),
    );
    const found = rows.flat();
    expect(found).not.toEqual([]);
    return found;
  }
});
