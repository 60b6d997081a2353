import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "~/contract/language";
import { settingsOf } from "../../tests/factories/settings";
import { emailNew } from "./email-change";
import { firstPassword } from "./first-password";
import { googleAsksFirst } from "./google";
import { invitation } from "./invitation";
import { reset } from "./reset";
import { verification } from "./verification";

let files: ReturnType<typeof settingsOf>;
beforeAll(() => {
  files = settingsOf();
});
afterAll(() => files.remove());

const token = "x".repeat(43);

test.each(languages)(
  "a name that a stranger may have typed stands in no mail to an address that nobody has confirmed: %s",
  language => {
    const to = { name: "Win at evil.example", language };
    const unproven = [
      verification(to, token),
      firstPassword(to, token),
      googleAsksFirst(to, token),
      emailNew(to, token),
      invitation({ ...to, company: "Werft Süd" }, token),
      invitation({ ...to, company: "" }, token),
    ];
    for (const { subject, text, html } of unproven) {
      expect([subject, text, html].join()).not.toMatch(/Win at|evil|undefined|\{\w+\}/);
      expect(text).toMatch(/^(Guten Tag,|Hello,|Bonjour,|مرحبًا،)\n/);
    }
  },
);

test("who has confirmed their address is greeted by their name", () => {
  expect(reset({ name: "Änne O'Neill", language: "de" }, token).text).toContain("Guten Tag Änne O'Neill,");
});
