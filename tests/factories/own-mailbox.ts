import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { newId } from "~/db/id";
import { sendEmail } from "~/domain/mailbox/draft/send-email";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { asking } from "./asking";
import { addMailbox } from "./dovecot-mailbox";
import { ownCompany } from "./own-company";

/** The mailbox of the company at hand; `imapPort` is set by tests with an IMAP server, before the company is made. */
type Box = { smtp: FakeSmtp; setting: string; user: string; imapPort: number };

/** A company for each test with a mailbox that sends through a fake server, and what its data manager writes there. */
export function ownMailbox() {
  const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });
  const box = { setting: "", user: "", imapPort: 9 } as Box;
  beforeAll(async () => {
    box.smtp = await fakeSmtp();
  });
  afterAll(() => box.smtp.close());
  beforeEach(async () => {
    box.smtp.mode = "taking";
    box.smtp.mails.length = 0;
    box.user = `${own.id}@kontor.example`;
    const { id } = await addMailbox(own, box.user, box.imapPort, { smtpPort: smtpPort() });
    box.setting = id;
  });
  const smtpPort = () => Number(new URL(box.smtp.url).port);
  const api = () => asking(own.db, own.manager);
  const fields = (changes: Record<string, unknown> = {}) => ({
    smtpSettingId: box.setting,
    recipients: ["jule@cafe.example"],
    copies: [],
    blindCopies: [],
    subject: "Ihre Frage",
    body: "Guten Tag,\nja.",
    ...changes,
  });
  async function drafted(changes: Record<string, unknown> = {}): Promise<string> {
    const id = newId();
    await api().emailDrafts.save({ id, ...fields(changes) });
    return id;
  }
  async function sent(changes: Record<string, unknown> = {}): Promise<string> {
    const id = await drafted(changes);
    await api().emailDrafts.send({ id });
    return id;
  }
  const work = (id: string, lastAttempt = false) =>
    sendEmail(own.db, id, { signal: new AbortController().signal, lastAttempt });
  /** Stores a mail in the company's inbox as another sender's. */
  async function received(changes: { messageId: string; references?: string[] }): Promise<string> {
    const id = newId();
    await own.db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder, thread_id, message_id, reference_ids, from_name,
        from_address, to_addresses, cc_addresses, subject, text, read, starred, labels, sent_at)
      values (${id}, ${own.id}, ${box.setting}, 'inbox', ${newId()}, ${changes.messageId}, ${changes.references ?? []},
        'Jule', 'jule@cafe.example', ${[box.user]}, '{}', 'Frage', 'Gibt es Rabatt?', false, false, '{}', now())`);
    return id;
  }
  return { own, box, smtpPort, api, fields, drafted, sent, work, received };
}

/** The values of a header of a mail's source. */
export const headerOf = (raw: string, name: string): string[] =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .filter(line => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    .map(line => line.slice(name.length + 2));
