import type { Language } from "~/contract/language";

/**
 * Weights and thresholds are chosen on the first half; the second is measured only. What is asked of the everyday documents is
 * asked in everyday words; the bar was chosen with them in sight.
 */
export type Half = "choosing" | "held back" | "everyday";
export const halves: readonly Half[] = ["choosing", "held back", "everyday"];

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
  {
    name: "texlive",
    half: "choosing",
    language: "de",
    package: "texlive-lang-german",
    path: "usr/share/doc/texlive-doc/texlive/texlive-de/texlive-de.pdf",
    sha256: "ef9bf65bd313b48d390198215f860922641e7dc5a052d456194b8dd48d1b8837",
  },
  {
    name: "gnucash",
    half: "choosing",
    language: "de",
    package: "gnucash-docs",
    path: "usr/share/doc/gnucash-docs/gnucash-guide-de.pdf",
    sha256: "caa347f4428b0fbaabf8fe1fdb6075317aedd0fb58b48aaafb3ce380127c8543",
  },
  {
    name: "lilypond",
    half: "choosing",
    language: "de",
    package: "lilypond-doc-pdf-de",
    path: "usr/share/doc/lilypond/html/Documentation/usage.de.pdf",
    sha256: "6d8bb4edb14b86ea589bd49a9ac8b2ea7ae8ad804a8b2cb259c8b8717f7c2324",
  },
  {
    name: "biblatex",
    half: "held back",
    language: "de",
    package: "texlive-lang-german",
    path: `${tex}/translation-biblatex-de/biblatex-de-Benutzerhandbuch.pdf`,
    sha256: "1ec94d786184cb01a976430e112b9a19ce7f9631824856b22811a8bf06a1eee2",
  },
  {
    name: "gentle",
    half: "held back",
    language: "de",
    package: "gentle",
    path: "usr/share/doc/gentle/GENtle_manual_de.pdf",
    sha256: "de3497f320fd4879fd0a461decb0a7d3d1c14a4227b8e23fd897259f51f581af",
  },
  {
    name: "cloudcompare",
    half: "choosing",
    language: "en",
    package: "cloudcompare",
    path: "usr/share/doc/cloudcompare/doc/en_2.6.1/CloudCompare User manual 2.6.1.docx",
    sha256: "fadf389b07e59647d767f419aa4bc38f7a1c65c823039c6e938b0f7eb35f5e52",
  },
  {
    name: "digidoc",
    half: "held back",
    language: "en",
    package: "libdigidoc-doc",
    path: "usr/share/doc/libdigidoc/libdigidoc/SK-CDD-PRG-GUIDE.docx",
    sha256: "2f32b6414a512e79928f1b1bfedf0999e4abccb6f90e9dc3af027f8a5d193085",
  },
  {
    name: "previsat",
    half: "choosing",
    language: "fr",
    package: "previsat",
    path: "usr/share/Astropedia/PreviSat/doc/PreviSat_fr.docx",
    sha256: "4d23a76b8f6a6c7a08e9e22f3909a13cc8c7c6c2198ed2951e483f31366b7524",
  },
  {
    name: "auto-multiple-choice",
    half: "held back",
    language: "fr",
    package: "auto-multiple-choice-doc-pdf",
    path: "usr/share/doc/auto-multiple-choice/auto-multiple-choice.fr.pdf",
    sha256: "262c70b343dd445209cd3d679bc38af3083d2f2f72ecf3cbf9fe8c76283febe1",
  },
  {
    name: "hagenberg",
    half: "everyday",
    language: "de",
    package: "texlive-publishers-doc",
    path: `${tex}/hagenberg-thesis/hagenberg-thesis-tutorial.pdf`,
    sha256: "361378ffa93c8cbeb47fc24a386ff22befa56f7553cc2b4ac98de121551f4b32",
  },
  {
    name: "jurabib",
    half: "everyday",
    language: "de",
    package: "texlive-bibtex-extra",
    path: `${tex}/jurabib/docs/german/jbgerdoc.pdf`,
    sha256: "fa454a020722fea58667109177532e6572ab10d8ea99844c05394d3af1d1b137",
  },
  {
    name: "komascript",
    half: "everyday",
    language: "de",
    package: "texlive-latex-recommended",
    path: `${tex}/koma-script/scrguide-de.pdf`,
    sha256: "73ba206b2e9390614ebf167790280166859559fa7a9b6fddecaeaffcff71bf80",
  },
];
