import { randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeS3, fakeS3 } from "~/integrations/storage/fake-s3";
import { until } from "../factories/until";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

const said = {
  storage: "Der Dateispeicher ist nicht erreichbar.",
  mail: "Der E-Mail-Server nimmt keine E-Mails an.",
};

let fake: FakeS3;
let site: Site;
let manager: Visitor;
let employee: Visitor;
let administrator: Visitor;

beforeAll(async () => {
  fake = await fakeS3();
  site = await startSite({ env: { ...fake.env, SMTP_URL: "smtp://127.0.0.1:9" } });
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
  administrator = await site.signedIn("administrator@lotse.example");
  await fake.close();
});
afterAll(() => site?.stop());

const wordsAt = async (visitor: Visitor, path: string) => wordsOf(await visitor.get(path));

describe("a file store that is away", () => {
  it("is said on every page of those whom it concerns, and the pages go on", async () => {
    await until(async () => (await wordsAt(manager, "/mistralai/chatDivisions")).includes(said.storage));
    expect(await wordsAt(manager, "/chat")).toContain(said.storage);
    const settings = await administrator.get("/admin/roles");
    expect(wordsOf(settings)).toContain(said.storage);
    expect(settings.text).toContain('href="/admin/system-settings/storage"');
    expect(await wordsAt(employee, "/employee/chat")).not.toContain("Dateispeicher");
    expect(await wordsAt(manager, "/mistralai/chatDivisions")).not.toContain(said.mail);
  });

  it("is no longer said once it works", async () => {
    await fake.reopen();
    // Each process looks again after ten seconds.
    await until(async () => !(await wordsAt(manager, "/chat")).includes(said.storage));
    await fake.close();
  });
});

describe("an installation whose file store, Milvus and mail server are away when it starts", () => {
  it("starts, and its readiness names them", async () => {
    const { env, close } = await fakeS3();
    await close();
    const started = await startSite({
      production: true,
      roles: ["web", "api", "worker"],
      env: {
        ...env,
        SECRET_KEY: randomBytes(32).toString("base64"),
        MILVUS_ADDRESS: "127.0.0.1:9",
        SMTP_URL: "smtp://127.0.0.1:9",
      },
    });
    try {
      const parts = async () => JSON.parse((await started.visitor().get("/api/v1/health/ready")).text).parts;
      await until(async () => (await parts()).milvus === "unreachable");
      expect(await parts()).toMatchObject({ database: "ready", storage: "unreachable", mail: "ready" });
      expect((await started.visitor().get("/login")).status).toBe(200);
    } finally {
      await started.stop();
    }
  });
});

describe("a mail server that takes nothing", () => {
  it("is said to data managers and administrators, since when", async () => {
    await site.db.run(sql`
      insert into mails (id, to_address, subject, text, html, purpose, state, attempts, reason, created_at)
      values (gen_random_uuid(), 'kim@kontor.example', 'Bereit', '', '', 'file_ready', 'waiting', 1, 'unreachable: ECONNREFUSED', now())`);
    await until(async () => (await wordsAt(manager, "/chat")).includes(said.mail));
    expect(await wordsAt(administrator, "/admin/roles")).toMatch(/nimmt keine E-Mails an.*Seit /);
    expect(await wordsAt(employee, "/employee/chat")).not.toContain(said.mail);
  });
});
