import { readFileSync } from "node:fs";
import { simpleParser } from "mailparser";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { logoId } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { createSender, type Sender } from "~/integrations/smtp/send";
import { fileReady } from "~/mail/file-ready";
import { putLetterhead } from "~/mail/put-letterhead";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { makeCompany } from "../../../../tests/factories/company";
import { changeLetterhead } from "../letterhead/change-letterhead";
import { changeLogo } from "../letterhead/change-logo";
import { queueMail } from "./queue-mail";
import { resumeMails } from "./resume-mails";
import { failMail, MailDelayed, sendMail } from "./send-mail";

let database: TestDatabase;
let server: FakeSmtp;
let sender: Sender;
const { now } = clock;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  server = await fakeSmtp();
  sender = createSender(
    server.url,
    { name: "Lotse", origin: "https://lotse.example" },
    { socketTimeout: 500 },
  )!;
});
afterEach(async () => {
  clock.now = now;
  await server.close();
  await database.db.run(sql`delete from mails`);
  await database.db.run(sql`delete from graphile_worker._private_jobs`);
});

const message = { subject: "Bereit", text: "Ihre Datei ist bereit.", html: "<p>Bereit</p>" };
const queue = (onceKey?: string, purpose = "file_ready") =>
  queueMail(database.db, { to: "kim@kontor.example", purpose, onceKey, message });
const row = (id: string) =>
  database.db.one<{ state: string; attempts: number; reason: string | null; sent_at: Date | null }>(
    sql`select state, attempts, reason, sent_at from mails where id = ${id}`,
  );
const jobs = async () =>
  (await database.db.many<{ key: string }>(sql`select key from graphile_worker.jobs order by key`)).map(
    ({ key }) => key,
  );
const later = (hours: number) => {
  const then = now().getTime() + hours * 3600_000;
  clock.now = () => new Date(then);
};

describe("a mail that is queued", () => {
  test("waits with one job", async () => {
    const id = await queue();
    expect(await row(id!)).toEqual({ state: "waiting", attempts: 0, reason: null, sent_at: null });
    expect(await jobs()).toEqual([`send_mail:${id}`]);
  });

  test("never was, when the work around it is undone", async () => {
    const undone = database.db.transaction(async tx => {
      await queueMail(tx, { to: "kim@kontor.example", purpose: "file_ready", message });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await jobs()).toEqual([]);
    expect(await database.db.many(sql`select from mails`)).toEqual([]);
  });

  test("is one for one event, however many ask at once", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => queue("file_ready:1")));
    expect(ids.filter(Boolean)).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
    expect(await queue("file_ready:2")).toBeDefined();
  });
});

describe("a mail that is sent", () => {
  test("arrives and is done", async () => {
    const id = (await queue())!;
    await sendMail(database.db, sender, id);
    expect(await row(id)).toMatchObject({
      state: "sent",
      attempts: 1,
      reason: null,
      sent_at: expect.any(Date),
    });
    expect(server.mails[0]!.raw).toContain(`Message-ID: <${id}@lotse.example>`);
  });

  test("goes out once, also when its job runs several times at once and again", async () => {
    const id = (await queue())!;
    await Promise.all([1, 2, 3].map(() => sendMail(database.db, sender, id)));
    await sendMail(database.db, sender, id);
    expect(server.mails).toHaveLength(1);
    expect((await row(id)).attempts).toBe(1);
  });

  test("keeps its Message-ID when the process dies before it could write down that it went", async () => {
    const id = (await queue())!;
    const dying: Sender = {
      async send(mail) {
        await sender.send(mail);
        throw new Error("killed");
      },
    };
    await expect(sendMail(database.db, dying, id)).rejects.toThrow("killed");
    expect((await row(id)).state).toBe("waiting");
    await sendMail(database.db, sender, id);
    const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)![1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("may be gone by then", async () => {
    await sendMail(database.db, sender, "0199e2a4-0000-7000-8000-000000000001");
    expect(server.mails).toEqual([]);
  });
});

describe("a mail that is not taken", () => {
  test("waits and is tried again when the server is only busy; the log learns no address", async () => {
    const id = (await queue())!;
    server.mode = "busy";
    const error = await sendMail(database.db, sender, id).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailDelayed);
    expect((error as Error).message).toBe("refused");
    expect(await row(id)).toMatchObject({
      state: "waiting",
      attempts: 1,
      reason: expect.stringContaining("451"),
    });
    server.mode = "taking";
    await sendMail(database.db, sender, id);
    expect(await row(id)).toMatchObject({ state: "sent", attempts: 2, reason: null });
  });

  test("has failed when the server says never", async () => {
    const id = (await queue())!;
    server.mode = "refusing";
    await sendMail(database.db, sender, id);
    expect(await row(id)).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("550 No such user"),
    });
  });

  test("has failed after a day, or on its last attempt", async () => {
    const [tooOld, last] = [(await queue())!, (await queue())!];
    server.mode = "busy";
    await sendMail(database.db, sender, last, { lastAttempt: true });
    later(23);
    await expect(sendMail(database.db, sender, tooOld)).rejects.toBeInstanceOf(MailDelayed);
    later(24);
    await sendMail(database.db, sender, tooOld);
    expect([(await row(tooOld)).state, (await row(last)).state]).toEqual(["failed", "failed"]);
  });

  test("has lost its text once it has failed, and with it the link that opens an account", async () => {
    const [refused, given, stale] = [
      (await queue(undefined, "reset"))!,
      (await queue(undefined, "invite"))!,
      (await queue(undefined, "an unknown kind"))!,
    ];
    await sendMail(database.db, undefined, stale);
    server.mode = "refusing";
    await sendMail(database.db, sender, refused);
    await failMail(database.db, given, "abandoned");
    later(25);
    await resumeMails(database.db);
    expect(await database.db.many(sql`select state, text, html from mails`)).toEqual(
      [refused, given, stale].map(() => ({ state: "failed", text: "", html: "" })),
    );
  });

  test("is said to have failed when its job was given up, unless it had gone", async () => {
    const [given, gone] = [(await queue())!, (await queue())!];
    await sendMail(database.db, sender, gone);
    await failMail(database.db, given, "abandoned");
    await failMail(database.db, gone, "abandoned");
    expect(await row(given)).toMatchObject({ state: "failed", reason: "abandoned" });
    expect((await row(gone)).state).toBe("sent");
  });
});

describe("without a mail server", () => {
  test("mails stay with the reason, without repeated attempts", async () => {
    const id = (await queue())!;
    await sendMail(database.db, undefined, id);
    expect(await row(id)).toEqual({ state: "waiting", attempts: 0, reason: "no_smtp", sent_at: null });
  });

  test("those of the last day go out once there is one; older ones are stale", async () => {
    const old = (await queue())!;
    later(20);
    const fresh = (await queue())!;
    const busy = (await queue())!;
    await sendMail(database.db, undefined, old);
    await sendMail(database.db, undefined, fresh);
    await database.db.run(sql`delete from graphile_worker._private_jobs`);
    later(25);
    expect(await resumeMails(database.db)).toBe(1);
    expect(await resumeMails(database.db)).toBe(0);
    expect(await jobs()).toEqual([`send_mail:${fresh}`]);
    expect(await row(old)).toMatchObject({ state: "failed", reason: "too_old" });
    expect(await row(busy)).toMatchObject({ state: "waiting", reason: null });
  });
});

describe("a mail about a company's own doings", () => {
  const composed = fileReady(
    { language: "de", name: "Kim", origin: "https://lotse.example", path: "/chat", product: "Lotse" },
    "Urlaub.pdf",
  );

  /** A company with a letterhead, its data manager, and how a mail to a recipient arrives. */
  async function makeLetterhead() {
    const company = await makeCompany(database.db);
    await changeLetterhead(database.db, company.manager, {
      sender: "Kontor Nord\r\nBcc: alle@kontor.example",
      signature: "Ihr Kontor\nHafenstraße <4>",
    });
    const arrive = async (to: string, purpose: string) => {
      const id = await queueMail(database.db, { to, companyId: company.id, purpose, message: composed });
      await sendMail(database.db, sender, id!, { putLetterhead });
      return simpleParser(server.mails.pop()!.raw);
    };
    return { ...company, arrive };
  }

  test("goes to its people with the company's name, logo and signature", async () => {
    const { manager, arrive } = await makeLetterhead();
    const png = readFileSync("app/db/seed/pictures/ayse.kaya@kontor.example.png");
    await changeLogo(database.db, manager, new Blob([png]).stream());
    const mail = await arrive(manager.email, "file_ready");
    expect(mail.from?.value).toEqual([
      { name: "Kontor Nord Bcc: alle@kontor.example", address: "lotse@lotse.example" },
    ]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain(
      "Ihr Kontor\nHafenstraße <4>\n\n--\n\nDiese E-Mail wurde automatisch von Lotse",
    );
    expect(mail.html).toContain("Ihr Kontor<br>Hafenstraße &lt;4&gt;</p>");
    expect(mail.attachments).toMatchObject([{ cid: logoId, contentType: "image/png", content: png }]);
    // mailparser puts the attachment where the HTML names it.
    expect(mail.html).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="[^"]+" width="64" height="64"/);
  });

  test("goes without them to strangers, and so do mails about accounts and contracts", async () => {
    const { manager, arrive } = await makeLetterhead();
    for (const [to, purpose] of [
      ["fremd@anderswo.example", "file_ready"],
      [manager.email, "reset"],
      [manager.email, "invoice"],
    ] as const) {
      const mail = await arrive(to, purpose);
      expect([mail.from?.value[0]?.name, mail.attachments]).toEqual(["Lotse", []]);
      expect(mail.text).not.toContain("Hafenstraße");
    }
  });
});
