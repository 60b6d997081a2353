import type { DemoDocument } from "../document";
import { kontorNord } from "./company";
import { absenceChapters } from "./handbook-absence";
import { conductChapters } from "./handbook-conduct";
import { payChapters } from "./handbook-pay";
import { workChapters } from "./handbook-work";

export const handbook: DemoDocument = {
  ...kontorNord,
  file: "kontor-nord/Mitarbeiterhandbuch 2026.pdf",
  title: "Mitarbeiterhandbuch 2026",
  subtitle: "Regeln, Ansprüche und Abläufe für alle Beschäftigten an den Hamburger Standorten",
  facts: [
    ["Herausgegeben von", "Personalabteilung"],
    ["Fassung", "8.0 vom 12. Januar 2026"],
    ["Gültig", "ab 1. Februar 2026, bis eine neue Fassung erscheint"],
    ["Fragen an", "personal@kontor-nord.example, Telefon 040 66969 110"],
  ],
  date: "2026-01-12T08:00:00Z",
  book: "chapters",
  chapters: [...workChapters, ...absenceChapters, ...payChapters, ...conductChapters],
};
