import { expect, test } from "vitest";
import { isSourceCode } from "./source-code";

test.each([
  "\\documentclass[helvetica,notitle]{europecv} \\usepackage{graphicx}",
  "20 \\MLG@JK@define@key{MLG@JK}{milog}{companyname}{Firma}%",
  '<License vendor="vendor1" key="key1"/>',
  "# apt-get purge leoclient-tools leoclient-vm-printer\n# rm -rf /etc/leoclient",
  "$ git pull",
])("%s is source code", sentence => {
  expect(isSourceCode(sentence)).toBe(true);
});

test.each([
  "Mit \\addlinespace fügen Sie zwischen zwei Zeilen einen Abstand ein.",
  "Die Datei liegt unter https://example.com/a/b/c?d=e&f=g.",
  "Artikel: KE-101; Preis: 14,90 €; Rabatt: 3 %",
  "# starte den Rechner neu.",
  "$ 20 kostet der Eintritt",
  "Name | Abteilung | Datum | Unterschrift",
])("%s is none", sentence => {
  expect(isSourceCode(sentence)).toBe(false);
});
