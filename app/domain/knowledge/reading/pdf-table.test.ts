import { expect, test } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { readPages } from "../../../../tests/factories/read-pages";

test("a table without lines has its longest cell apart, and no head where codes have a font of their own", async () => {
  const rows = [
    ["BeOS", "beos"],
    ["Netware", "mpm_netware"],
    ["OS/2", "mpmt_os2"],
    ["Unix", "prefork"],
  ];
  const content = await documents.pdf(document => {
    document.fontSize(11).font("Helvetica").text("Die Tabelle nennt die Voreinstellungen.", 72, 100);
    for (const [at, [system, module]] of rows.entries()) {
      document.font("Helvetica").text(system!, 72, 140 + at * 14, { lineBreak: false });
      document.font("Courier").text(module!, 120, 140 + at * 14, { lineBreak: false });
    }
    document.font("Helvetica").text("Danach folgt ein weiterer Satz.", 72, 240);
  });
  const text = (await readPages(content))[0]!.text;
  expect(text).toContain("Netware: mpm_netware");
  expect(text).toContain("Unix: prefork");
  expect(text).toContain("BeOS: beos");
});
