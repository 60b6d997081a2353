import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Dovecot, hasDovecot, startDovecot } from "../../../tests/fakes/dovecot";
import { addressPolicy } from "../safe-address";
import { type FetchedFolder, fetchFolders } from "./fetch-folders";
import { imapClient } from "./verify-imap";

const account = { user: "auskunft@kontor.example", password: "richtig" };

describe.skipIf(!hasDovecot)("the mails of a mailbox", () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());

  async function fetched(): Promise<FetchedFolder[]> {
    const server = { host: "127.0.0.1", port: dovecot.port, security: "none" as const };
    const client = await imapClient(server, account, { policy: addressPolicy(["127.0.0.0/8"]) });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const folders: FetchedFolder[] = [];
      for await (const folder of fetchFolders(client)) folders.push(folder);
      return folders;
    } finally {
      client.close();
    }
  }

  test("come with their words, and HTML becomes text without scripts", async () => {
    await dovecot.deliver(
      account.user,
      "From: Jule <jule@cafe.example>\r\nTo: auskunft@kontor.example\r\nSubject: =?utf-8?q?K=C3=BChlware?=\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Guten Tag</p><script>alert(1)</script>\r\n",
    );
    const inbox = (await fetched()).find(({ role }) => role === "inbox");
    expect(inbox?.mails).toMatchObject([
      { subject: "Kühlware", from: { name: "Jule", address: "jule@cafe.example" } },
    ]);
    expect(inbox?.mails[0]?.parsed?.text).toContain("Guten Tag");
    expect(inbox?.mails[0]?.parsed?.text).not.toContain("alert");
  });
});
