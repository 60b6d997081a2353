import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Dovecot, hasDovecot, makeCertificate, startDovecot } from "../../../tests/fakes/dovecot";
import { addressPolicy } from "../safe-address";
import { type FakeSmtp, fakeSmtp } from "../smtp/fake-server";
import { verifyImap } from "./verify-imap";
import { verifySmtp } from "./verify-smtp";

const account = { user: "auskunft@kontor.example", password: "richtig" };
const wrong = { ...account, password: "falsch" };
const policy = addressPolicy(["127.0.0.0/8", "localhost"]);
const fine = { failed: null, fault: null };

describe.skipIf(!hasDovecot)("the test of an IMAP server", () => {
  let dovecot: Dovecot;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  const plain = () => ({ host: "127.0.0.1", port: dovecot.port, security: "none" as const });
  const tls = () => ({ host: "localhost", port: dovecot.tlsPort, security: "tls" as const });

  test("signs in and counts the folders, in the clear, by STARTTLS and by TLS", async () => {
    const ca = dovecot.certificate;
    expect(await verifyImap(plain(), account, { policy })).toMatchObject({ ...fine, folders: 5 });
    const upgraded = { ...plain(), host: "localhost", security: "starttls" as const };
    expect(await verifyImap(upgraded, account, { policy, ca })).toMatchObject(fine);
    expect(await verifyImap(tls(), account, { policy, ca })).toMatchObject(fine);
  });

  test("names a self-signed certificate, and sends no password", async () => {
    for (const server of [tls(), { ...plain(), security: "starttls" as const }])
      expect(await verifyImap(server, account, { policy })).toMatchObject({
        failed: "tls",
        fault: "selfSigned",
      });
  });

  test("names a certificate for another name", async () => {
    const other = addressPolicy(["anders.example"], (_, done) =>
      done(null, [{ address: "127.0.0.1", family: 4 }]),
    );
    expect(
      await verifyImap({ ...tls(), host: "anders.example" }, account, {
        policy: other,
        ca: dovecot.certificate,
      }),
    ).toMatchObject({ failed: "tls", fault: "otherName" });
  });

  test("names an expired certificate, also one of an unknown authority", async () => {
    await dovecot.expire();
    for (const server of [tls(), { ...plain(), host: "localhost", security: "starttls" as const }])
      for (const ca of [dovecot.certificate, undefined])
        expect(await verifyImap(server, account, { policy, ca })).toMatchObject({
          failed: "tls",
          fault: "expired",
        });
  });

  test("says that the sign-in was refused, without the password", async () => {
    const check = await verifyImap(plain(), wrong, { policy });
    expect(check).toMatchObject({ failed: "signIn", fault: "rejected" });
    expect(JSON.stringify(check)).not.toContain("falsch");
  });

  test("finds mail that was delivered, also after a crash of the server", async () => {
    await dovecot.kill();
    expect(await verifyImap(plain(), account, { policy })).toMatchObject({
      failed: "port",
      fault: "refused",
    });
    await dovecot.start();
    expect(await verifyImap(plain(), account, { policy })).toMatchObject(fine);
  });
});

describe("the test of an SMTP server", () => {
  let server: FakeSmtp;
  afterEach(() => server.close());
  const at = (security: "tls" | "starttls" | "none") => ({
    host: "localhost",
    port: Number(new URL(server.url).port),
    security,
  });

  test("signs in without sending anything", async () => {
    server = await fakeSmtp();
    expect(await verifySmtp(at("none"), account, { policy })).toMatchObject(fine);
    expect(server.mails).toEqual([]);
  });

  test("says whether the mailbox may send as its sender, without sending anything", async () => {
    server = await fakeSmtp();
    const trial = () => verifySmtp(at("none"), account, { policy }, "info@kontor.example");
    const sender = { address: "info@kontor.example", allowed: true, detail: "" };
    expect(await trial()).toMatchObject({ ...fine, sender });
    // Some servers lock an account for a while after a few sign-ins.
    expect(server.signIns).toBe(1);
    server.mode = "refusing";
    const refused = { ...sender, allowed: false, detail: "550 No such user" };
    expect(await trial()).toMatchObject({ failed: null, sender: refused });
    // Greylisting is no answer.
    server.mode = "busy";
    expect(await trial()).toMatchObject({ failed: null, sender: null });
    expect(server.mails).toEqual([]);
  });

  test("says that the sign-in was refused, with the server's words", async () => {
    server = await fakeSmtp();
    const check = await verifySmtp(at("none"), wrong, { policy });
    expect(check).toMatchObject({ failed: "signIn", fault: "rejected" });
    expect(check.detail).toContain("535");
    expect(check.detail).not.toContain("falsch");
  });

  test("names a server without TLS where it is required, and one with a self-signed certificate", async () => {
    server = await fakeSmtp();
    expect(await verifySmtp(at("starttls"), account, { policy })).toMatchObject({
      failed: "tls",
      fault: "noTls",
    });
    expect(await verifySmtp(at("tls"), account, { policy })).toMatchObject({ failed: "tls", fault: "noTls" });
    await server.close();
    server = await fakeSmtp("taking", { secure: true });
    const check = await verifySmtp(at("tls"), account, { policy });
    expect(check.failed).toBe("tls");
    expect(["selfSigned", "expired", "otherName"]).toContain(check.fault);
  });

  test("names an expired certificate", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lotse-certificate-"));
    const ca = makeCertificate(folder, "expired");
    const key = await readFile(join(folder, "key.pem"), "utf8");
    await rm(folder, { recursive: true });
    server = await fakeSmtp("taking", { secure: true, key, cert: ca });
    expect(await verifySmtp(at("tls"), account, { policy, ca })).toMatchObject({
      failed: "tls",
      fault: "expired",
    });
    expect(await verifySmtp(at("tls"), account, { policy })).toMatchObject({
      failed: "tls",
      fault: "expired",
    });
    await server.close();
    server = await fakeSmtp("taking", { disabledCommands: [], key, cert: ca });
    expect(await verifySmtp(at("starttls"), account, { policy, ca })).toMatchObject({
      failed: "tls",
      fault: "expired",
    });
    expect(server.mails).toEqual([]);
  });

  test("connects neither to a private address nor to a port that is not for mail", async () => {
    server = await fakeSmtp();
    const strict = addressPolicy([], (_, done) => done(null, [{ address: "127.0.0.1", family: 4 }]));
    for (const host of ["127.0.0.1", "server.example", "169.254.169.254"])
      expect(await verifySmtp({ ...at("tls"), host }, account, { policy: strict })).toMatchObject({
        failed: "name",
        fault: "address",
      });
    const open = addressPolicy([], (_, done) => done(null, [{ address: "93.184.215.14", family: 4 }]));
    const server6 = { host: "server.example", port: 22, security: "tls" as const };
    expect(await verifySmtp(server6, account, { policy: open })).toMatchObject({
      failed: "port",
      fault: "portClosed",
    });
    expect(
      await verifySmtp({ ...server6, port: 587, security: "none" }, account, { policy: open }),
    ).toMatchObject({
      failed: "tls",
      fault: "plain",
    });
  });

  test("ends after its timeout", async () => {
    const { createServer } = await import("node:net");
    const silent = createServer(() => undefined);
    await new Promise<void>(resolve => silent.listen(0, "127.0.0.1", resolve));
    server = await fakeSmtp();
    const port = (silent.address() as { port: number }).port;
    const target = { host: "127.0.0.1", port, security: "none" as const };
    const soon = () => AbortSignal.timeout(200);
    expect(await verifySmtp(target, account, { policy, signal: soon() })).toMatchObject({
      fault: "noAnswer",
    });
    expect(await verifyImap(target, account, { policy, signal: soon() })).toMatchObject({
      fault: "noAnswer",
    });
    silent.close();
  });
});
