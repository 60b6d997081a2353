import { describe, expect, test } from "vitest";
import { languages } from "~/contract/language";
import type { Addressee } from "./compose-mail";
import { fileFailed } from "./file-failed";
import { fileReady } from "./file-ready";

const to: Addressee = {
  language: "de",
  name: "Kim Weber",
  origin: "https://lotse.example",
  path: "/mistralai/chatDivisions",
  product: "Lotse",
};

describe("a mail about a file", () => {
  test("says in German what happened, politely, with one link home", () => {
    const mail = fileReady(to, "Urlaub 2026.pdf");
    expect(mail.subject).toBe("Ihre Datei Urlaub 2026.pdf ist bereit");
    expect(mail.text).toContain("Guten Tag Kim Weber,\n\nUrlaub 2026.pdf wurde verarbeitet.");
    expect(mail.text).toContain("https://lotse.example/mistralai/chatDivisions");
    expect(mail.html.match(/https?:\/\/[^"]+/g)).toEqual(["https://lotse.example/mistralai/chatDivisions"]);
  });

  test("that failed says why", () => {
    const mail = fileFailed(to, "a.pdf", "Die Datei ist mit einem Kennwort geschützt.");
    expect(mail.text).toContain(
      "a.pdf konnte leider nicht verarbeitet werden. Die Datei ist mit einem Kennwort geschützt.",
    );
  });

  test.each(languages)("has no empty place left in %s", language => {
    for (const mail of [
      fileReady({ ...to, language }, "a.pdf"),
      fileFailed({ ...to, language }, "a.pdf", "Grund."),
    ]) {
      for (const part of [mail.subject, mail.text, mail.html]) {
        expect(part).not.toMatch(/\{\w+\}|undefined/);
        expect(part).toContain("a.pdf");
      }
      expect(mail.html).toContain(`lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
    }
  });
});

describe("a file's name in a mail", () => {
  const hostile = `<img src=x onerror=alert(1)>"'&\r\nBcc: a@b\u202Efdp.exe {name}`;

  test("is never markup and never a header", () => {
    const mail = fileReady(to, hostile);
    expect(mail.html).toContain(
      "<bdi>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; Bcc: a@bfdp.exe {name}</bdi>",
    );
    expect(mail.html).not.toMatch(/<img/);
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
    expect(mail.text).not.toContain("\u202e");
  });

  test("keeps its direction to itself", () => {
    expect(fileReady({ ...to, language: "ar" }, "plan.pdf").text).toContain("\u2068plan.pdf\u2069");
    expect(fileReady(to, "خطة.pdf").text).toContain("\u2068خطة.pdf\u2069");
  });

  test("counts as data in a reader's name too", () => {
    expect(fileReady({ ...to, name: "<b>Kim</b>" }, "a.pdf").html).toContain(
      "<bdi>&lt;b&gt;Kim&lt;/b&gt;</bdi>",
    );
  });
});

test.each(["//evil.test/x", "https://evil.test/", "\\\\evil.test"])("a link cannot lead to %s", path => {
  expect(() => fileReady({ ...to, path }, "a.pdf")).toThrow("leads elsewhere");
});
