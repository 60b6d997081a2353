import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { cpuTime } from "../../../tests/factories/cpu-time";
import { type FakeSmtp, type FakeSmtpMode, fakeSmtp } from "./fake-server";
import { createSender, type OutgoingMail } from "./send";

const identity = { name: "Lotse", origin: "https://lotse.example" };
const mail: OutgoingMail = {
  id: "0199e2a4-0000-7000-8000-000000000001",
  to: "kim@kontor.example",
  subject: "Ihre Datei „Übersicht“ ist fertig",
  text: "Guten Tag,\n.\nIhre Datei ist fertig.",
  html: "<p>Guten Tag</p>",
};

let server: FakeSmtp;
afterEach(() => server?.close());

async function send(mode: FakeSmtpMode, changes: Partial<OutgoingMail> = {}, query = "") {
  server = await fakeSmtp(mode);
  return createSender(server.url + query, identity, mode === "silent" ? { socketTimeout: 300 } : {})!.send({
    ...mail,
    ...changes,
  });
}

/** A server that greets with the first reply and answers each command with the next; the last one repeats. */
async function scriptedSmtp(replies: string[]) {
  const sockets = new Set<Socket>();
  const talking = createServer(socket => {
    sockets.add(socket);
    let next = 0;
    const reply = () => socket.write(`${replies[Math.min(next++, replies.length - 1)]}\r\n`);
    socket.on("error", () => undefined).on("data", reply);
    reply();
  });
  await new Promise<void>(resolve => talking.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(talking.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>(resolve => {
        talking.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The headers of a received mail, with folded lines joined. */
function headers(raw: string): string[] {
  return raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
}

describe("a mail to the operator's server", () => {
  test("arrives once, with its own Message-ID, in text and HTML", async () => {
    expect(await send("taking")).toEqual({ sent: true });
    const [taken] = server.mails;
    expect(server.mails).toHaveLength(1);
    expect(taken).toMatchObject({ from: "lotse@lotse.example", to: ["kim@kontor.example"] });
    expect(headers(taken!.raw)).toEqual(
      expect.arrayContaining([
        "Message-ID: <0199e2a4-0000-7000-8000-000000000001@lotse.example>",
        "From: Lotse <lotse@lotse.example>",
        "To: kim@kontor.example",
        "Auto-Submitted: auto-generated",
      ]),
    );
    expect(taken!.raw).toMatch(/multipart\/alternative/);
    expect(taken!.raw).toContain("Ihre Datei ist fertig.");
  });

  test("comes from the address that SMTP_URL names", async () => {
    await send("taking", {}, "?from=post@kontor.example");
    expect(server.mails[0]!.from).toBe("post@kontor.example");
  });

  test.each([
    "Betreff\r\nBcc: boese@evil.test",
    "a\nb\rc\u2028d\u2029e\u0000f",
    "=?utf-8?q?x=0ABcc:_a=40b?=",
  ])("gets no header from its subject %j", async subject => {
    expect(await send("taking", { subject })).toEqual({ sent: true });
    const names = headers(server.mails[0]!.raw).map(line => line.split(":")[0]);
    expect(names.filter(name => /bcc|^[a-f]$/i.test(name!))).toEqual([]);
    expect(names.filter(name => name === "Subject")).toHaveLength(1);
    expect(server.mails[0]!.to).toEqual(["kim@kontor.example"]);
  });

  test.each([
    "kim@kontor.example\r\nBcc: boese@evil.test",
    "kim@kontor.example, boese@evil.test",
    '"boese@evil.test x"@kontor.example',
    "gruppe: kim@kontor.example, boese@evil.test;",
    "<boese@evil.test>kim@kontor.example",
    "kim(boese@evil.test)@kontor.example",
    "kim@kontor.example>\r\nRCPT TO:<boese@evil.test",
    "kim@[127.0.0.1]",
    "kim@",
    "",
    `${"x".repeat(100_000)}@kontor.example`,
    "kim\u2028@kontor.example",
  ])("is never sent to %j", async to => {
    const started = cpuTime();
    expect(await send("taking", { to })).toEqual({ sent: false, permanent: true, reason: "address_invalid" });
    expect(cpuTime() - started).toBeLessThan(200);
    expect(server.mails).toEqual([]);
  });
});

describe("a server that does not take it", () => {
  test.each([
    ["busy", false, /^refused: 451 Greylisted/],
    ["refusing", true, /^refused: 550 No such user/],
    ["choosy", true, /^refused: 554 Looks like spam/],
    ["forgetful", false, /^unreachable: /],
    ["silent", false, /^timeout: /],
  ] as const)("%s: permanent %s", async (mode, permanent, reason) => {
    const delivery = await send(mode);
    expect(delivery).toMatchObject({ sent: false, permanent });
    expect(delivery).toHaveProperty("reason", expect.stringMatching(reason));
  });

  test.each([
    ["every connection", ["554 5.7.1 Your address is blocked"], /^unreachable: 554/],
    ["every greeting", ["220 mail.example", "550 5.7.1 Your address is blocked"], /^unreachable: 550/],
    [
      "mails without a sign-in",
      ["220 mail.example", "250 mail.example", "530 5.7.0 Sign in first"],
      /^sign_in: 530/,
    ],
    [
      "the sender of all mails",
      ["220 mail.example", "250 mail.example", "550 5.4.5 Daily limit"],
      /^refused: 550/,
    ],
  ])("refuses %s: the mail may wait", async (_, replies, reason) => {
    const talking = await scriptedSmtp(replies);
    try {
      expect(await createSender(talking.url, identity)!.send(mail)).toEqual({
        sent: false,
        permanent: false,
        reason: expect.stringMatching(reason),
      });
    } finally {
      await talking.close();
    }
  });

  test("refuses a mail that is too large: it is not sent again", async () => {
    const talking = await scriptedSmtp(["220 mail.example", "250 mail.example", "552 5.3.4 Too large"]);
    try {
      expect(await createSender(talking.url, identity)!.send(mail)).toMatchObject({ permanent: true });
    } finally {
      await talking.close();
    }
  });

  test("is unreachable: the mail may wait", async () => {
    server = await fakeSmtp();
    await server.close();
    const delivery = await createSender(server.url, identity)!.send(mail);
    expect(delivery).toMatchObject({
      sent: false,
      permanent: false,
      reason: expect.stringMatching(/^unreachable/),
    });
  });

  test("refuses the password: the mail may wait, and the reason does not contain the password", async () => {
    server = await fakeSmtp("locked");
    const url = server.url.replace("//", "//lotse:richtig@");
    const delivery = await createSender(url, identity)!.send(mail);
    expect(delivery).toMatchObject({
      sent: false,
      permanent: false,
      reason: expect.stringMatching(/^sign_in: 535/),
    });
    expect(JSON.stringify(delivery)).not.toContain("richtig");
  });

  test("offers no TLS where it is required: nothing is sent unencrypted", async () => {
    server = await fakeSmtp();
    const url = `${server.url.replace("//", "//lotse:richtig@")}?tls=required`;
    const delivery = await createSender(url, identity)!.send(mail);
    expect(delivery).toMatchObject({ sent: false, permanent: false, reason: expect.stringMatching(/^tls/) });
    expect(server.mails).toEqual([]);
  });

  test("that accepts the connection and stays silent is given up after a while", async () => {
    server = await fakeSmtp("silent");
    const sender = createSender(server.url, identity, { mailMs: 100 })!;
    expect(await sender.send(mail)).toMatchObject({
      permanent: false,
      reason: expect.stringMatching(/^timeout/),
    });
  });

  test("is not waited for when the process ends", async () => {
    server = await fakeSmtp("silent");
    const reason = new Error("The process is ending");
    const sending = createSender(server.url, identity)!.send(mail, AbortSignal.abort(reason));
    await expect(sending).rejects.toBe(reason);
  });
});

describe("SMTP_URL", () => {
  test("may be missing, and must be valid if it is set", async () => {
    server = await fakeSmtp();
    expect(createSender(undefined, identity)).toBeUndefined();
    for (const url of ["mail.example", "http://mail.example", "smtp://", "smtp://h?from=nobody"])
      expect(() => createSender(url, identity), url).toThrow("SMTP_URL");
  });
});
