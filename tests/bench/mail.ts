// A mailbox of 20,000 mails: from the added setting to the first page, then lists, counts and searches of all of them.
// `SYNC=all` also waits until all have been fetched from Dovecot.
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { storeMails } from "~/domain/mailbox/sync/store-mails";
import { until } from "../factories/until";
import { hasDovecot, startDovecot } from "../fakes/dovecot";
import { median, say, skip } from "./product/figure";
import { type Person, signIn } from "./product/person";
import { memoryOf, treeOf } from "./product/processes";
import { type Product, withProduct } from "./product/product";
import { quantile } from "./retrieval/figures";

const count = 20_000;
const rounds = 30;
const whole = process.env.SYNC === "all";

const stems =
  "Auftrag Rechnung Lieferung Angebot Termin Vertrag Kaffee Röstung Mühle Filter Rabatt Zahlung Bestellung Muster";
const endings = "plan nummer datum liste frage antwort änderung bestätigung übersicht stelle";
const words = stems.split(" ").flatMap(stem => endings.split(" ").map(ending => stem + ending));
// Some words are in most mails, most are in few.
const word = (seed: number) => words[Math.floor(words.length * ((seed * 0.618_034) % 1) ** 2)]!;
const textOf = (at: number) =>
  Array.from({ length: 120 }, (_, place) => word(at * 131 + place * 17)).join(" ");
const idOf = (at: number) => `<${at}@cafe.example>`;
/** The mail that it answers: threads have up to five mails. */
const answered = (at: number) => (at % 5 === 0 || at % 3 === 0 ? undefined : at - 1);
const subjectOf = (at: number) => `${word(at * 7)} ${at}`;
const letterOf = (at: number) =>
  [
    `From: Gast ${at % 200} <gast${at % 200}@cafe.example>`,
    "To: post@kontor.example",
    `Subject: =?UTF-8?B?${Buffer.from(subjectOf(at)).toString("base64")}?=`,
    `Message-ID: ${idOf(at)}`,
    ...(answered(at) === undefined ? [] : [`References: ${idOf(answered(at)!)}`]),
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(textOf(at))
      .toString("base64")
      .replace(/(.{76})/g, "$1\r\n"),
    "",
  ].join("\r\n");

await withProduct(
  async product => {
    const person = await signIn(product.origin, "manager@kontor.example");
    if (hasDovecot) await firstPage(product, person);
    else skip("the first page comes from Dovecot, which is not installed");
    const embedded = await startEmbedded({ dataDir: product.dataDir });
    const db = connect(embedded.config, 2);
    try {
      await fill(db);
      await lists(person);
    } finally {
      await db.close();
      await embedded.stop();
    }
  },
  { ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" },
);

async function firstPage(product: Product, { api }: Person): Promise<void> {
  const dovecot = await startDovecot();
  const user = "viel@kontor.example";
  try {
    await dovecot.deliverMany(
      user,
      Array.from({ length: count }, (_, at) => letterOf(at)),
    );
    const fields = {
      ...{ email: user, emailFrom: "", password: dovecot.password, allowedEmails: [] },
      ...{ smtpHost: "127.0.0.1", smtpPort: dovecot.port, smtpSecurity: "none" as const },
      ...{ imapHost: "127.0.0.1", imapPort: dovecot.port, imapSecurity: "none" as const },
    };
    // As people do before they add the setting; it also makes the server index the folder.
    await api.smtpSettings.try(fields);
    const began = performance.now();
    const { id } = await api.smtpSettings.add(fields);
    const newest = subjectOf(count - 1);
    await until(async () => {
      const { rows } = await api.emails.list({ folder: "inbox", threads: "true" });
      return rows.some(({ subject }) => subject === newest);
    });
    say("first page of a mailbox with 20,000 mails, after its setting was added", since(began), "s", {
      atMost: 3,
    });
    if (whole) {
      await until(async () => {
        const { syncs } = await api.emails.state();
        return syncs.some(({ email, state }) => email === user && state === "watching");
      });
      say("all 20,000 mails stored", since(began), "s");
      say("memory of the product meanwhile, at the end", memoryOf(treeOf(product.pid)).rss, "MB RSS");
    }
    await api.smtpSettings.remove({ id });
  } finally {
    await dovecot.stop();
  }
}

const since = (began: number) => (performance.now() - began) / 1000;

/** 20,000 mails more in the mailbox of the demo data. */
async function fill(db: Database): Promise<void> {
  const { settingId, companyId, folderId } = await db.one<
    Record<"settingId" | "companyId" | "folderId", string>
  >(sql`
    select s.id as "settingId", s.company_id as "companyId", f.id as "folderId"
    from smtp_settings s join mail_folders f on f.smtp_setting_id = s.id and f.role = 'inbox'
    join users u on u.company_id = s.company_id and u.email = 'manager@kontor.example'`);
  const at = { id: folderId, companyId, settingId, path: "INBOX", role: "inbox" as const };
  const now = Date.now();
  for (let first = 0; first < count; first += 500)
    await db.transaction(tx =>
      storeMails(
        tx,
        at,
        Array.from({ length: 500 }, (_, offset) => mailOf(first + offset, now)),
      ),
    );
  await db.run(sql`analyze emails`);
}

async function lists({ api }: Person): Promise<void> {
  const time = async (name: string, limit: number, work: (round: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds + 3; round++) {
      const began = performance.now();
      await work(round);
      // The first ones open connections and prepare statements.
      if (round >= 3) times.push(performance.now() - began);
    }
    say(`${name}: median`, median(times), "ms");
    say(`${name}: p95`, quantile(times, 0.95), "ms", { atMost: limit });
  };
  const inbox = { folder: "inbox" } as const;
  const threads = { threads: "true" } as const;
  await time("list of the inbox", 100, () => api.emails.list(inbox));
  await time("list of the inbox by threads", 100, () => api.emails.list({ ...inbox, ...threads }));
  await time("page 100 by threads", 100, () => api.emails.list({ ...inbox, ...threads, page: 100 }));
  await time("unread by threads", 100, () => api.emails.list({ ...inbox, ...threads, unread: "true" }));
  await time("starred by threads", 100, () => api.emails.list({ folder: "starred", ...threads }));
  await time("a label by threads", 100, () => api.emails.list({ label: "important", ...threads }));
  await time("unread counts", 100, () => api.emails.state());
  const search = (round: number) => `${words[(round * 7) % words.length]}`;
  await time("search by threads", 100, round =>
    api.emails.list({ ...inbox, ...threads, search: search(round) }),
  );
  await time("search of two words by threads", 100, round =>
    api.emails.list({ ...inbox, ...threads, search: `${search(round)} ${search(round + 3)}` }),
  );
  await time("search of part of a word", 100, () =>
    api.emails.list({ ...inbox, ...threads, search: "echnungsnummer" }),
  );
}

function mailOf(at: number, now: number) {
  const before = answered(at);
  return {
    ...{ uid: at + 1000, messageId: idOf(at), fingerprint: idOf(at), to: ["post@kontor.example"], cc: [] },
    from: { name: `Gast ${at % 200}`, address: `gast${at % 200}@cafe.example` },
    subject: subjectOf(at),
    flags: [
      ...(at % 10 === 0 ? [] : ["\\Seen"]),
      ...(at % 50 === 0 ? ["\\Flagged"] : []),
      ...(at % 40 === 0 ? ["important"] : []),
    ],
    attachments: [],
    size: 2000,
    sentAt: new Date(now - (count - at) * 300_000),
    parsed: {
      ...{ inReplyTo: "", references: before === undefined ? [] : [idOf(before)], replyTo: "" },
      ...{ text: textOf(at), html: null, safeHtml: null, automatic: null, authResults: [] },
    },
  };
}
