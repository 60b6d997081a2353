// Questions by mail, answered by themselves: from the moment a mail is in the mailbox (Dovecot, IDLE) until the mail
// server has the answer, with the built-in answerer, one worker of the build and nothing else. QUESTIONS sets another number.
import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { addEmailSetting } from "~/domain/companies/email-setting/add-email-setting";
import { fakeSmtp } from "~/integrations/smtp/fake-server";
import { makeCompany } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { hasDovecot } from "../fakes/dovecot";
import { say, skip } from "./product/figure";
import { type MailProduct, withMailProduct } from "./product/mail-product";
import { quantile } from "./retrieval/figures";

const questions = Number(process.env.QUESTIONS ?? 20);
const patienceMs = 60_000;

if (!hasDovecot) skip("Dovecot is not installed");
else await withMailProduct(measure);

async function measure({ db, dovecot, startWorker, addMailbox }: MailProduct): Promise<void> {
  const smtp = await fakeSmtp();
  const { id, manager } = await makeCompany(db, { plan: true });
  const user = `${id}@kontor.example`;
  const divisionId = await makeDivision(db, id, { name: "Vertrieb" });
  await makeFile(
    db,
    divisionId,
    Array.from(
      { length: 200 },
      (_, at) =>
        `Ware ${at}. Ab ${500 + at} kg Röstkaffee der Sorte ${at} je Bestellung gibt es ${1 + (at % 9)} % Mengenrabatt auf den Listenpreis.`,
    ),
    { name: "Preisliste.pdf" },
  );
  const smtpSettingId = await addMailbox(manager, user, {
    smtpPort: Number(new URL(smtp.url).port),
    allowed: ["@cafe.example"],
  });
  await addEmailSetting(db, manager, {
    divisionId,
    smtpSettingId,
    toEmails: ["chefin@kontor.example"],
    tells: [],
    pace: "daily",
    answering: "automatic",
    supportThreshold: 50,
    takesAttachments: false,
  });
  const worker = await startWorker();
  try {
    while (
      !(await db.maybe(sql`
        select 1 as watched from mailbox_syncs where smtp_setting_id = ${smtpSettingId} and state = 'watching'`))
    )
      await wait(50);
    const times: number[] = [];
    for (let at = 0; at < questions; at++) {
      const from = `jule${at}@cafe.example`;
      const began = performance.now();
      await dovecot.deliver(
        user,
        `Authentication-Results: mx.kontor.example; dmarc=pass header.from=cafe.example\r\nReceived: from mail.cafe.example by mx.kontor.example; ${new Date().toUTCString()}\r\nFrom: Jule <${from}>\r\nTo: ${user}\r\nSubject: Rabatt\r\nMessage-ID: <${at}.${user}>\r\nDate: ${new Date().toUTCString()}\r\n\r\nGuten Tag,\r\n\r\nwie viel Mengenrabatt gibt es ab ${500 + at} kg Röstkaffee?\r\n\r\nViele Grüße\r\nJule\r\n`,
      );
      while (!smtp.mails.some(({ to }) => to.includes(from))) {
        if (performance.now() - began > patienceMs) throw new Error(`No answer to ${from} within a minute`);
        await wait(10);
      }
      times.push((performance.now() - began) / 1000);
    }
    say("a question by mail until its answer is at the mail server, median", quantile(times, 0.5), "s");
    say("a question by mail until its answer is at the mail server, p95", quantile(times, 0.95), "s", {
      atMost: 5,
    });
    say("the longest", Math.max(...times), "s");
    if (smtp.mails.length !== questions)
      throw new Error(`${smtp.mails.length} answers to ${questions} mails`);
  } finally {
    await worker.stop();
    await smtp.close();
  }
}
