import type { BenchDocument } from "../documents/corpus";

const doc = "usr/share/doc";

/** Handbooks that the claims of handbooks.json are about; other documents there are files of the demo and fixtures. */
export const handbooks: BenchDocument[] = [
  {
    name: "l2tabu",
    half: "choosing",
    language: "de",
    package: "texlive-lang-german",
    path: `${doc}/texlive-doc/latex/l2tabu/l2tabu.pdf`,
    sha256: "785c3e6662fea5097ec854d96a9521eca4fb3b6f762dbc6f4d7521ec08061e8f",
  },
  {
    name: "dehyph",
    half: "choosing",
    language: "de",
    package: "texlive-lang-german",
    path: `${doc}/texlive-doc/generic/dehyph-exptl/dehyph-exptl.pdf`,
    sha256: "78179d3103ded9b3a3b55b0beb5b6ddf868c49e569e55c3baad36410f0c9893e",
  },
  {
    name: "r-faq",
    half: "choosing",
    language: "en",
    package: "r-doc-pdf",
    path: "usr/share/R/doc/manual/R-FAQ.pdf",
    sha256: "de8768520d4fb90dad64c28483ffb92dca7dd9d8dc8556905b35c2e62a939255",
  },
  {
    name: "bacula",
    half: "choosing",
    language: "en",
    package: "bacula-doc",
    path: `${doc}/bacula-doc/pdf/problems.pdf`,
    sha256: "63319678793a9917d952d621de7bb348cbdd2db1bbe3ad7222549a63e728acce",
  },
  {
    name: "droit-fr",
    half: "choosing",
    language: "fr",
    package: "texlive-lang-french",
    path: `${doc}/texlive-doc/latex/droit-fr/droit-fr.pdf`,
    sha256: "4c6a33435ec2a3e74f43f4d542d7db892f9bd0f39ecf3a6d385ac7f73c70539c",
  },
  {
    name: "texlive-fr",
    half: "choosing",
    language: "fr",
    package: "texlive-lang-french",
    path: `${doc}/texlive-doc/texlive/texlive-fr/texlive-fr.pdf`,
    sha256: "a781ab80f1230b6b4717340d4077af9be56f95c430e0b0eb9497762f466dd677",
  },
];
