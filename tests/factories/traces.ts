import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Database, Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { mailEmailChange } from "~/domain/identity/email-change/mail-email-change";
import { makeLink } from "~/domain/identity/link/make-link";
import { hashPassword } from "~/domain/identity/session/password";
import { startSession } from "~/domain/identity/session/start-session";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { makeExport } from "~/domain/people/privacy/make-export";
import { openExport } from "~/domain/people/privacy/open-export";
import { readPrivacy } from "~/domain/people/privacy/read-privacy";
import { startExport } from "~/domain/people/privacy/start-export";
import { storage } from "~/integrations/storage/storage";
import { exportNews } from "~/mail/export-news";
import { exportTexts } from "~/mail/export-texts";
import { makeFile } from "./knowledge";
import { unzip } from "./unzip";
import { inPieces, staged } from "./upload";

const password = "Kanarie-2026";

/** A user whose data all contains `canary`: account, session, link, chat, question, mail, upload, picture. */
export async function leaveTraces(db: Db, person: Actor, canary: string) {
  const email = `${canary}@lotse.example`;
  await db.run(sql`
    update users set first_name = ${canary}, last_name = ${canary}, email = ${email}, email_key = ${email}, phone = ${canary},
      password_hash = ${await hashPassword(password)} where id = ${person.id}`);
  Object.assign(person, { firstName: canary, lastName: canary, email });
  await startSession(db, person, canary);
  await makeLink(db, person.id, "reset");
  const former = `former.${canary}@lotse.example`;
  for (const to of [email, former])
    await queueMail(db, {
      to,
      userId: person.id,
      companyId: person.companyId,
      purpose: "invite",
      message: { subject: canary, text: canary, html: canary },
    });
  await db.run(sql`
    insert into email_changes (user_id, email, expires_at, created_at)
    values (${person.id}, ${`new.${canary}@lotse.example`}, ${later30()}, ${clock.now()})`);
  const words = () => ({ subject: canary, text: canary, html: canary });
  await mailEmailChange(
    db,
    { userId: person.id, requestId: newId() },
    { own: { old: words, new: words }, managed: { old: words, new: words }, inUse: words },
  );
  await db.run(sql`
    insert into idempotency_keys (user_key, key, endpoint, input_hash, status, body, created_at)
    values (${person.id}, 'x', 'x', '\\x00', 200, ${JSON.stringify({ name: canary })}, ${clock.now()}),
           (${`administrator of ${person.id}`}, 'x', 'x', '\\x00', 200, ${JSON.stringify({ id: person.id, name: canary })}, ${clock.now()})`);
  const chat = newId();
  await db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    values (${chat}, ${person.companyId}, ${person.id}, ${`Chat ${canary}`}, 'private', ${clock.now()}, ${clock.now()})`);
  await ask(db, chat, person, canary);
  await db.run(sql`
    insert into activities (id, user_id, company_id, action, endpoint, code, request_id, at)
    values (${newId()}, ${person.id}, ${person.companyId}, 'chats.start', 'POST /chats', 200, ${newId()}, ${clock.now()})`);
  const picture = await store(`picture ${canary}`);
  await db.run(
    sql`insert into avatars (user_id, kind, bytes, storage_key) values (${person.id}, 'png', 7, ${picture})`,
  );
  if (person.companyId) await staged(db, person, `${canary}.pdf`, Buffer.from(`staged ${canary}`));
  return { chat };
}

const later30 = () => new Date(clock.now().getTime() + 30 * 60_000);

export async function ask(db: Db, chat: string, asker: Actor, canary: string) {
  const [conversation, message] = [newId(), newId()];
  await db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at) values (${conversation}, ${chat}, ${asker.id}, ${clock.now()})`);
  await db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at)
    values (${message}, ${conversation}, ${`Frage ${canary}`}, ${`Antwort ${canary}`}, 'complete', 'builtin', 'de', ${clock.now()})`);
  await db.run(sql`
    insert into citations (message_id, number, file_id, file_name, sentence, start_offset, end_offset)
    values (${message}, 1, (select min(id::text)::uuid from files where company_id = ${asker.companyId}), 'Handbuch.pdf',
            ${`Satz ${canary}`}, 0, 1)`);
}

async function store(content: string): Promise<string> {
  const key = newId();
  const draft = await storage().write(key, inPieces(Buffer.from(content)));
  await draft.keep();
  return key;
}

/** Moves the clock by this many days until the end of the test. */
export const later = (days: number) => {
  const at = new Date(Date.now() + days * 24 * 3_600_000);
  clock.now = () => at;
};

/** A ready file of a company with bytes and uploader. */
export async function upload(db: Db, divisionId: string, by: Actor, content: string): Promise<string> {
  const id = await makeFile(db, divisionId, [content]);
  const key = await store(content);
  await db.run(sql`update files set uploaded_by = ${by.id}, storage_key = ${key} where id = ${id}`);
  return id;
}

export const terms = (lastAttempt = false) => ({
  signal: new AbortController().signal,
  lastAttempt,
  texts: exportTexts,
  compose: exportNews,
});

export async function exported(db: Database, person: Actor): Promise<Map<string, string>> {
  await startExport(db, person);
  const { exports } = await readPrivacy(db, person);
  await makeExport(db, exports[0]!.id, terms());
  const { stream } = await openExport(db, person, exports[0]!.id);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return unzip(Buffer.concat(chunks));
}
