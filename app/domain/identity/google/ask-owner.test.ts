import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { newId } from "~/db/id";
import { mailLink } from "~/domain/identity/link/mail-link";
import { makePerson } from "../../../../tests/factories/company";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { approveGoogleLink } from "./approve-by-mail";
import { askOwner, mailOwner } from "./ask-owner";

const own = ownDatabase();
const compose = (_: unknown, token: string) => ({ subject: "link", text: token, html: token });

test("who asked for one Google account cannot be made to agree to another one, even when no further mail may go", async () => {
  const owner = await makePerson(own.db, "public_user");
  const google = { issuer: "https://accounts.google.com", email: owner.email, ownMailbox: true };
  await askOwner(own.db, owner.id, { ...google, subject: "owners" });
  for (const _ of [1, 2, 3])
    await mailLink(own.db, owner.id, { purpose: "google", requestKey: `google:${newId()}`, compose });
  const { token } = await own.db.one<{ token: string }>(
    sql`select text as token from mails where user_id = ${owner.id} order by id desc limit 1`,
  );
  await askOwner(own.db, owner.id, { ...google, subject: "a stranger's" });
  const mails = { google: compose, google_first: compose, invite: compose };
  await mailOwner(own.db, { userId: owner.id, requestId: newId() }, mails);
  await expect(approveGoogleLink(own.db, owner, { token })).rejects.toThrow("link_invalid");
  expect(await own.db.many(sql`select subject from identities`)).toEqual([]);
});
