import { generateKeyPairSync } from "node:crypto";
import { dkimSign } from "mailauth/lib/dkim/sign";
import { describe, expect, test } from "vitest";
import { checkDkim, dmarcResult, KeyUnreachable } from "./authenticate-mail";
import { parseMail } from "./parse-mail";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "der" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const resolver = async (name: string) => {
  if (!/^post\._domainkey\.(cafe|boese)\.example$/.test(name))
    throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  return [[`v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`]];
};
const letter = (headers: string) =>
  `${headers}\r\nTo: auskunft@kontor.example\r\nSubject: Rabatt\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\nMessage-ID: <1@cafe.example>\r\n\r\nGibt es Rabatt?\r\n`;
async function signed(headers: string, signingDomain = "cafe.example"): Promise<Buffer> {
  const key = { signingDomain, selector: "post", privateKey: privateKey.toString() };
  // Its types ask for the key where it is not read.
  const { signatures } = await dkimSign(letter(headers), { ...key, signatureData: [key] });
  return Buffer.from(signatures + letter(headers));
}
const from = "jule@cafe.example";
const proved = async (mail: Buffer, address = from) => (await checkDkim(mail, address, resolver)) === "holds";

describe("a DKIM signature proves the sender", () => {
  test("if it holds and is of the sender's domain", async () => {
    expect(await proved(await signed(`From: Jule <${from}>`))).toBe(true);
  });
  test("not if there is none, it is of another domain, or the text was changed", async () => {
    expect(await proved(Buffer.from(letter(`From: <${from}>`)))).toBe(false);
    expect(await proved(await signed(`From: <${from}>`, "boese.example"))).toBe(false);
    const mail = (await signed(`From: <${from}>`)).toString();
    expect(await proved(Buffer.from(mail.replace("Rabatt?", "das Kennwort?")))).toBe(false);
  });
  test("and the results are distinguished: no signature, a failing one, and a key that cannot be fetched now", async () => {
    expect(await checkDkim(Buffer.from(letter(`From: <${from}>`)), from, resolver)).toBe("none");
    expect(await checkDkim(await signed(`From: <${from}>`, "boese.example"), from, resolver)).toBe("fails");
    const away = () => Promise.reject(Object.assign(new Error("timeout"), { code: "ETIMEOUT" }));
    await expect(checkDkim(await signed(`From: <${from}>`), from, away)).rejects.toThrow(KeyUnreachable);
  });
  test("not with two From headers, two authors, or another one than the mailbox shows", async () => {
    expect(await proved(await signed(`From: <${from}>\r\nFrom: <chef@cafe.example>`))).toBe(false);
    expect(await proved(await signed(`From: <${from}>, <chef@cafe.example>`))).toBe(false);
    expect(await proved(await signed(`From: <${from}>`), "chef@cafe.example")).toBe(false);
  });
});

describe("the word of the company's own server", () => {
  const server = "mx.kontor.example";
  const pass = `${server}; spf=pass; dmarc=pass header.from=cafe.example`;
  test("counts if it reports a DMARC pass for the sender's domain", () => {
    const withVersion = `${server} 1; dmarc=pass (p=REJECT) header.from=cafe.example`;
    expect(dmarcResult([pass], server, from)).toBe("pass");
    expect(dmarcResult([withVersion], server, from)).toBe("pass");
  });
  test.each([
    ["another server's", [`mx.boese.example; dmarc=pass header.from=cafe.example`]],
    ["another domain's", [`${server}; dmarc=pass header.from=boese.example`]],
    ["a failure", [`${server}; dmarc=fail header.from=cafe.example`]],
    ["in a comment", [`${server}; dmarc=fail (dmarc=pass) header.from=cafe.example`]],
    [
      "both ways at once",
      [`${server}; dmarc=fail header.from=cafe.example; dmarc=pass header.from=cafe.example`],
    ],
    ["behind a name that begins alike", [`${server}.boese.example; dmarc=pass header.from=cafe.example`]],
    ["SPF alone", [`${server}; spf=pass smtp.mailfrom=cafe.example`]],
    ["none", []],
  ])("does not count as %s", (_, lines) => {
    expect(dmarcResult(lines, server, from)).not.toBe("pass");
  });
  test("is a pass, a failure, or missing", () => {
    expect(dmarcResult([`${server}; dmarc=fail header.from=cafe.example`], server, from)).toBe("fail");
    expect(
      dmarcResult([`${server}; spf=pass`, "mx.boese.example; dmarc=fail"], server, from),
    ).toBeUndefined();
  });
  test("counts for nothing while the company has set no server", () => {
    expect(dmarcResult([pass], "", from)).toBeUndefined();
  });
});

describe("what a trusted server found", () => {
  const found =
    "Authentication-Results: mx.kontor.example; dmarc=pass\r\nReceived: from a by mx.kontor.example\r\n";
  const resultsOf = async (from: string) =>
    (await parseMail(Buffer.from(`${found}${from}\r\nSubject: Rabatt\r\n\r\nText\r\n`))).authResults;

  test.each([
    "From: jule@cafe.example",
    "From: Jule <jule@cafe.example>",
    'From: "Jule, jule@cafe.example" <jule@cafe.example>',
    "From: =?utf-8?q?J=C3=BCle?= <jule@cafe.example> (unterwegs, ruf@cafe.example)",
  ])("counts for %s", async from => {
    expect(await resultsOf(from)).toHaveLength(1);
  });

  test.each([
    "From: Jule <jule@cafe.example>\r\nFrom: <m@boese.example>",
    "From: <m@boese.example>\r\nFrom: Jule <jule@cafe.example>",
    "From: jule@cafe.example, m@boese.example",
    "From: =?utf-8?q?<jule@cafe.example>?= <m@boese.example>",
    "From: jule@cafe.example <m@boese.example>",
    "Sender: jule@cafe.example",
  ])("counts for nobody where a mail has no one author: %s", async from => {
    expect(await resultsOf(from)).toEqual([]);
  });
});
