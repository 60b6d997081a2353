import { afterAll, describe, expect, it } from "vitest";
import { brokenMails } from "../../../tests/fakes/broken-mails";
import { fetchedMail } from "./fetched-mail";
import { createMailParser } from "./mail-parser";
import { sourceBytes } from "./mail-text";

const parser = createMailParser();
afterAll(() => parser.stop());

describe("a hundred broken mails", () => {
  it("are each shown, or noted as unreadable, and the good one after each of them is read", async () => {
    const mails = brokenMails();
    expect(mails).toHaveLength(100);
    expect(new Set(mails.map(({ name }) => name)).size).toBe(100);
    const unreadable: string[] = [];
    let seen = 0;
    for (const { name, source, ...envelope } of mails) {
      // A server sends the start of a mail only.
      const start = source.subarray(0, sourceBytes);
      const mail = await fetchedMail(
        { uid: 1, seq: 1, size: source.length, source: start, ...envelope },
        parser.parse,
      );
      expect([name, Number.isNaN(mail.sentAt.getTime()), mail.to.length <= 100]).toEqual([name, false, true]);
      const stored = [mail.subject, mail.from.name, mail.from.address, mail.messageId, ...mail.to];
      for (const line of stored)
        expect([name, /[\0\r\n\u2028\ud800-\udfff]/u.test(line)]).toEqual([name, false]);
      if (!mail.parsed) unreadable.push(name);
      else {
        seen += 1;
        expect([name, mail.parsed.text.includes("\0")]).toEqual([name, false]);
        expect(mail.parsed.text.length).toBeLessThanOrEqual(sourceBytes);
      }
      const good = await parser.parse(Buffer.from("Subject: Gut\r\n\r\nGuten Tag"));
      expect([name, good?.text.trim()]).toEqual([name, "Guten Tag"]);
    }
    expect(seen + unreadable.length).toBe(100);
    expect(unreadable).toEqual(["HTML that nests deeply", "three thousand parts"]);
  });
});
