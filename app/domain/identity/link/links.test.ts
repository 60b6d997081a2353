import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { purgeExpired } from "~/domain/operations/housekeeping/purge-expired";
import { makePerson } from "../../../../tests/factories/company";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { consumeLink } from "./consume-link";
import type { LinkPurpose } from "./link-purpose";
import { mailLink } from "./mail-link";
import { makeLink } from "./make-link";
import { readLink } from "./read-link";

const own = ownDatabase();
const realNow = clock.now;

const later = (minutes: number) => {
  const then = new Date(realNow().getTime() + minutes * 60_000);
  clock.now = () => then;
};
const person = () => makePerson(own.db, "employee");
const setStatus = (id: string, status: string) =>
  own.db.run(sql`update users set status = ${status} where id = ${id}`);
const use = (token: unknown, purpose: LinkPurpose = "reset") =>
  own.db
    .transaction(tx => consumeLink(tx, token, purpose))
    .catch(error => (error instanceof AppError ? error.code : Promise.reject(error)));

describe("a link of a mail", () => {
  test("works once, and its page may be opened any number of times before", async () => {
    const { id, email } = await person();
    const token = await makeLink(own.db, id, "reset");
    expect(await readLink(own.db, token, "reset")).toEqual({ userId: id, email });
    expect(await readLink(own.db, token, "reset")).toEqual({ userId: id, email });
    expect(await use(token)).toBe(id);
    expect(await use(token)).toBe("link_used");
    await expect(readLink(own.db, token, "reset")).rejects.toThrow("link_used");
  });

  test("says that it has been used until it would have expired, to nobody with another one", async () => {
    const { id } = await person();
    const token = await makeLink(own.db, id, "reset");
    await use(token);
    const newer = await makeLink(own.db, id, "reset");
    expect(await use(token)).toBe("link_used");
    expect(await use(token, "invite")).toBe("link_invalid");
    expect(await use(`${token.slice(1)}A`)).toBe("link_invalid");
    later(60);
    expect([await use(token), await use(newer)]).toEqual(["link_invalid", "link_invalid"]);
    await purgeExpired(own.db);
    expect(await own.db.many(sql`select from used_links`)).toEqual([]);
  });

  test("lets in exactly one of fifty visitors who open it at the same moment", async () => {
    const { id } = await person();
    const token = await makeLink(own.db, id, "reset");
    const all = await Promise.all(Array.from({ length: 50 }, () => use(token)));
    expect(all.filter(one => one === id)).toHaveLength(1);
    expect(all.filter(one => one === "link_used")).toHaveLength(49);
  });

  test("stays valid when the action that it was used for failed", async () => {
    const { id } = await person();
    const token = await makeLink(own.db, id, "reset");
    const failing = own.db.transaction(async tx => {
      await consumeLink(tx, token, "reset");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await use(token)).toBe(id);
  });

  test("becomes invalid when a newer one for the same purpose is made, and only then", async () => {
    const { id } = await person();
    const first = await makeLink(own.db, id, "reset");
    await makeLink(own.db, (await person()).id, "reset");
    const second = await makeLink(own.db, id, "reset");
    expect(await use(first)).toBe("link_invalid");
    expect(await use(second)).toBe(id);
  });

  test("expires after an hour, an invitation after 14 days", async () => {
    const { id } = await person();
    const reset = await makeLink(own.db, id, "reset");
    const invite = await makeLink(own.db, id, "invite");
    later(59);
    expect(await readLink(own.db, reset, "reset")).toMatchObject({ userId: id });
    later(60);
    expect(await use(reset)).toBe("link_invalid");
    await setStatus(id, "invited");
    later(14 * 24 * 60 - 1);
    expect(await readLink(own.db, invite, "invite")).toMatchObject({ userId: id });
    later(14 * 24 * 60);
    expect(await use(invite, "invite")).toBe("link_invalid");
  });

  test("serves no other purpose", async () => {
    const { id } = await person();
    const token = await makeLink(own.db, id, "reset");
    for (const purpose of ["invite", "verify", "first_password"] as const)
      expect(await use(token, purpose)).toBe("link_invalid");
    expect(await use(token)).toBe(id);
  });

  test.each([
    ["null", null],
    ["undefined", undefined],
    ["nothing", ""],
    ["a list", []],
    ["an object", { toString: () => "" }],
    ["a number", 0],
    ["a short one", "abc"],
    ["a well-formed one that nobody has", "A".repeat(43)],
    ["a NUL", `${"A".repeat(42)}\0`],
    ["a very long one", "A".repeat(100_000)],
  ])("is not %s", async (_what, token) => {
    const { id } = await person();
    await makeLink(own.db, id, "reset");
    expect(await use(token)).toBe("link_invalid");
    await expect(readLink(own.db, token, "reset")).rejects.toThrow("link_invalid");
  });

  test("opens nothing for a user who was suspended meanwhile", async () => {
    const { id } = await person();
    const token = await makeLink(own.db, id, "reset");
    await setStatus(id, "suspended");
    expect(await use(token)).toBe("link_invalid");
  });

  test("is not stored in its table, only its hash is", async () => {
    const { id } = await person();
    const token = await makeLink(own.db, id, "reset");
    const { row } = await own.db.one<{ row: string }>(
      sql`select l::text || encode(token_hash, 'escape') as row from links l where user_id = ${id}`,
    );
    expect(row).not.toContain(token);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
  });
});

describe("the mail of a link", () => {
  const compose = (reader: { name: string }, token: string) => ({
    subject: reader.name,
    text: token,
    html: token,
  });
  const mailsTo = (email: string) =>
    own.db.many<{ text: string }>(
      sql`select text from mails where to_address = ${email} order by created_at`,
    );

  test("is written once for one request, however often its job runs", async () => {
    const { id, email } = await person();
    const mail = { purpose: "reset", requestKey: `reset:${newId()}`, compose } as const;
    await mailLink(own.db, id, mail);
    await mailLink(own.db, id, mail);
    const [only, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(await use(only?.text)).toBe(id);
  });

  test("goes to an address at most three times an hour, also when all requests come at once", async () => {
    const { id, email } = await person();
    const wish = () => mailLink(own.db, id, { purpose: "reset", requestKey: `reset:${newId()}`, compose });
    await Promise.all(Array.from({ length: 10 }, wish));
    expect(await mailsTo(email)).toHaveLength(3);
    later(61);
    await wish();
    expect(await mailsTo(email)).toHaveLength(4);
  });

  test("is not written to users who may not have it", async () => {
    const { id, email } = await person();
    for (const status of ["suspended", "invited", "unverified"]) {
      await setStatus(id, status);
      await mailLink(own.db, id, { purpose: "reset", requestKey: `reset:${newId()}`, compose });
    }
    expect(await mailsTo(email)).toEqual([]);
  });
});
