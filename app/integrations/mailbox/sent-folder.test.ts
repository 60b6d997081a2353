import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliverTo } from "../../../tests/factories/dovecot-mailbox";
import { mailProgram } from "../../../tests/factories/imap-client";
import { type CuttingProxy, cuttingProxy } from "../../../tests/fakes/cutting-proxy";
import { type Dovecot, hasDovecot, startDovecot } from "../../../tests/fakes/dovecot";
import { listFolders } from "./list-folders";
import { isInSent } from "./sent-folder";
import { readSource } from "./stored-mails";

const user = "vertrieb@kontor.example";
const id = "<angebot@kontor.example>";

describe.skipIf(!hasDovecot)("an answer of the mail server that is cut off", () => {
  let dovecot: Dovecot;
  let proxy: CuttingProxy;
  beforeAll(async () => {
    dovecot = await startDovecot();
    proxy = await cuttingProxy(dovecot.port);
    await deliverTo(dovecot, user, { subject: "Angebot", id }, "Sent");
  });
  afterAll(async () => {
    await proxy?.[Symbol.asyncDispose]();
    await dovecot?.stop();
  });

  /** What each of the ways to be cut off led to; `bytes` of the answer arrive. */
  async function cutAt<T>(
    command: RegExp,
    work: (client: Awaited<ReturnType<typeof mailProgram>>) => Promise<T>,
  ) {
    const results: (T | "refused")[] = [];
    for (const bytes of [0, 10, 40]) {
      await using client = await mailProgram({ ...dovecot, port: proxy.port }, user);
      const cuts = proxy.cuts;
      proxy.cut = { command, bytes };
      results.push(await work(client).catch(() => "refused" as const));
      expect(proxy.cuts).toBe(cuts + 1);
    }
    return results;
  }

  it("never says that a mail is not in Sent, so none is sent again for it", async () => {
    await using client = await mailProgram(dovecot, user);
    expect(await isInSent(client, id)).toBe(true);
    expect(await isInSent(client, "<anderes@kontor.example>")).toBe(false);
    for (const command of [/ LIST /, / SEARCH /, / (SELECT|EXAMINE) /])
      expect(await cutAt(command, cut => isInSent(cut, id))).not.toContain(false);
  });

  it("never says that folders or mails are gone", async () => {
    await using client = await mailProgram(dovecot, user);
    const whole = await listFolders(client);
    expect(whole).toHaveLength(5);
    for (const one of await cutAt(/ LIST /, listFolders)) expect(["refused", whole]).toContainEqual(one);
    const source = await readSource(client, "Sent", 1, 1_000_000);
    expect(source?.toString()).toContain(id);
    for (const one of await cutAt(/ FETCH /, cut => readSource(cut, "Sent", 1, 1_000_000)))
      expect(["refused", source]).toContainEqual(one);
  });
});
