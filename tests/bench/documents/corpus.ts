import type { Language } from "~/contract/language";

/** Weights and thresholds are chosen on the first half; the second is measured only. */
export type Half = "choosing" | "held back";

/** A document of a Debian package. Documents about Debian itself are left out: others judge with those. */
export interface BenchDocument {
  name: string;
  half: Half;
  language: Language;
  package: string;
  /** Its path in the package, without ".gz". */
  path: string;
  /** Page numbers in the questions belong to this version. */
  sha256: string;
}

const tex = "usr/share/doc/texlive-doc/latex";

export const documents: BenchDocument[] = [
  {
    name: "l2kurz",
    half: "choosing",
    language: "de",
    package: "texlive-lang-german",
    path: `${tex}/lshort-german/l2kurz.pdf`,
    sha256: "c8ed9c266ccf728a9128d15fd348d383f5c47ed90f80b6c1dd97a47ce03654cc",
  },
  {
    name: "muttprint",
    half: "choosing",
    language: "de",
    package: "muttprint-manual",
    path: "usr/share/doc/muttprint/manual/manual-de.pdf",
    sha256: "21400de98a9615368a9fc95ad53ec18a89efe1144a73d3c1fc69a4d698d2c903",
  },
  {
    name: "linuxcnc",
    half: "held back",
    language: "de",
    package: "linuxcnc-doc-de",
    path: "usr/share/doc/linuxcnc/LinuxCNC_Getting_Started_de.pdf",
    sha256: "fb40f20e69d34aef3cf55b0692945a64808e6073859839333f917c8720bad3f5",
  },
  {
    name: "paperwork",
    half: "held back",
    language: "de",
    package: "paperwork-gtk",
    path: "usr/share/doc/paperwork-gtk/translated_usage_de.pdf",
    sha256: "55b5322a3a946d0b7f83ce1d9d2295617a51ae64693915dee44bd8790f875a3d",
  },
  {
    name: "hausarbeit",
    half: "held back",
    language: "de",
    package: "texlive-lang-german",
    path: `${tex}/hausarbeit-jura/hausarbeit-jura.pdf`,
    sha256: "4eba82a7c71368db6010d40bae695630c0c8bba7063d11ec0ba54a6282113305",
  },
  {
    name: "milog",
    half: "held back",
    language: "de",
    package: "texlive-lang-german",
    path: `${tex}/milog/milog.pdf`,
    sha256: "d27ce79042f852b5bbbb335f012556b6eb26b849208f65e1b95e95f7ba0cb443",
  },
  {
    name: "claws",
    half: "choosing",
    language: "en",
    package: "claws-mail-doc",
    path: "usr/share/doc/claws-mail/manual/en/claws-mail-manual.pdf",
    sha256: "330e85c45b5412fb61582889f992ed4b40570f9f5f072220feaccd4bc4bc1762",
  },
  {
    name: "openni",
    half: "held back",
    language: "en",
    package: "openni-doc",
    path: "usr/share/doc/openni-doc/OpenNI_UserGuide.docx",
    sha256: "23d3e2d1273902d4c422fe47ce3624e9d242d3cc3021adcae1428b7845a78de5",
  },
  {
    name: "gm-assistant",
    half: "choosing",
    language: "fr",
    package: "gm-assistant-doc",
    path: "usr/share/doc/gm-assistant/pdf/userguide_fr.pdf",
    sha256: "f2864e1cc13155e0d1a21e72f660563fdeb8b15dce5debf1985857c28adcd303",
  },
  {
    name: "eyes17",
    half: "held back",
    language: "fr",
    package: "eyes17-manuals-fr",
    path: "usr/share/doc/eyes17/fr/eyes17.pdf",
    sha256: "9cc2e97baba73d9924ba5fe5dbb5c3a527e20cccca68980e401d9c9690106fd3",
  },
];
