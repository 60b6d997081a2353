import { describe, expect, it } from "vitest";
import { parseMail } from "./parse-mail";

const html = "<style>p{}</style><p>Guten Tag,</p><p>wie teuer ist R&ouml;stkaffee?</p>";
const text = "Guten Tag,\n\nwie teuer ist Röstkaffee?";
const part = `--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`;
const file =
  "--x\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA\r\n";
const mail = (type: string, body: string) =>
  Buffer.from(`Subject: Frage\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n${body}`);

describe("a mail that has HTML and no text", () => {
  it.each([
    ["alone", mail("text/html; charset=utf-8", html)],
    ["beside an attachment", mail("multipart/mixed; boundary=x", `${part}${file}--x--`)],
    ["beside its pictures", mail("multipart/related; boundary=x", `${part}${file}--x--`)],
    ["as the only alternative", mail("multipart/alternative; boundary=x", `${part}--x--`)],
    [
      "after an empty text",
      mail("multipart/alternative; boundary=x", `--x\r\nContent-Type: text/plain\r\n\r\n \r\n${part}--x--`),
    ],
  ])("can be read, found and answered as text where it stands %s", async (_where, source) => {
    expect((await parseMail(source)).text.trim()).toBe(text);
  });

  it("has its tables as words and its pictures by their names, not the addresses that would inform the sender", async () => {
    const order =
      '<p>Ihre Bestellung</p><img src="https://zaehler.example/x.gif"><table><tr><td>Kaffee</td><td>12 kg</td></tr></table>' +
      '<img alt="Unser Hof" src="https://bilder.example/hof.png">';
    const words = (await parseMail(mail("text/html; charset=utf-8", order))).text;
    expect(words.replace(/\s+/g, " ").trim()).toBe("Ihre Bestellung Kaffee | 12 kg Unser Hof");
  });
});
