import type { Language } from "~/contract/language";

/** Questions for who to turn to, for folded text without accents; each has its subject as `subject`. */
const requests = [
  // German
  "wer ist (?:hier |bei uns |denn |eigentlich )*(?:(?:mein|unser|der|die)e? )?(?:richtige[rn]? )?(?:ansprechpartner(?:in)?|ansprechperson|kontaktperson|kontakt|zustandig|verantwortlich(?:er|e)?) (?:fur|bei|zu[mr]?|wegen|in sachen) (?<subject>.+?)",
  "wer ist (?:hier |bei uns |denn |eigentlich )*fur (?<subject>.+?) (?:zustandig|verantwortlich|(?:der |die |mein |meine )?ansprechpartner(?:in)?)",
  "wer ist (?:hier |bei uns |denn |eigentlich )*(?:(?:mein|unser|euer|ihr|der|die)e? )?(?<subject>\\p{L}{4,}?)s?beauftragter?",
  "wer (?:kummert sich(?: hier| bei uns)? um|hilft(?: mir| uns)? (?:bei|mit)|bearbeitet|betreut) (?<subject>.+?)",
  "(?:an wen|bei wem) (?:wende|melde) ich mich(?: am besten)? (?:bei|wegen|mit|fur|zu[mr]?)(?: fragen (?:zu[mr]?|uber|wegen))? (?<subject>.+?)",
  "(?:an wen|bei wem) (?:kann|muss|soll|sollte|darf) (?:ich|man|wir) (?:mich|sich|uns)(?: am besten)? (?:bei|wegen|mit|fur|zu[mr]?)(?: fragen (?:zu[mr]?|uber|wegen))? (?<subject>.+?) (?:wenden|melden)",
  "(?:der |die |mein )?(?:ansprechpartner(?:in)?|ansprechperson|kontakt|kontaktdaten|zustandigkeit) (?:fur |zu[mr]? |bei |wegen )?(?<subject>.+?)",
  "(?:wie|wo|unter welcher nummer) erreiche (?:ich|wir) (?:den |die |das |unser(?:en?)? )?(?<subject>.+?)",
  "(?:wie|wo) (?:kann|konnen) (?:ich|wir|man) (?:den |die |das |unser(?:en?)? )?(?<subject>.+?) (?:erreichen|kontaktieren|anrufen)",
  // English
  "who(?:'s| is) (?:the |our |my )?(?:right )?(?:contact(?: person)?|person(?: to (?:contact|ask))?|responsible|in charge) (?:for|of|about) (?<subject>.+?)",
  "whom? (?:do|can|should|must) (?:i|we) (?:contact|ask|turn to|call|talk to|speak to|write to) (?:about|for|regarding|with|in case of) (?<subject>.+?)",
  "who (?:handles|deals with|looks after|takes care of) (?<subject>.+?)",
  "(?:the )?contact(?: person| details)? for (?<subject>.+?)",
  "how (?:do|can) (?:i|we) (?:reach|contact|call|get hold of) (?:the |our |my )?(?<subject>.+?)",
  // French
  "qui est (?:le |la |l'|notre |mon )?(?:contact|interlocuteur|interlocutrice|responsable|charge) (?:pour |de la |de l'|d[eu]s? |d')(?:la |le |les |l')?(?<subject>.+?)",
  "a qui (?:dois-je|puis-je|faut-il|doit-on) (?:m'|s')adresser (?:pour|en cas d[e'u]s?|au sujet d[e'u]s?) ?(?:la |le |les |l')?(?<subject>.+?)",
  "qui s'occupe (?:de la |de l'|d[eu]s? |d')(?<subject>.+?)",
  "contact pour (?:la |le |les |l')?(?<subject>.+?)",
  "comment (?:joindre|contacter|puis-je (?:joindre|contacter)) (?:le |la |les |l')?(?<subject>.+?)",
  // Arabic
  "من (?:هو |هي )?(?:المسوول|المسوولة|المسووله) عن (?<subject>.+?)",
  "(?:بمن|مع من) (?:اتصل|اتواصل) (?:بشان|بخصوص|من اجل) (?<subject>.+?)",
].map(request => new RegExp(`^(?:(?:und|aber|and|but|et|mais) )?${request}[\\s?؟.!]*$`, "du"));

/** What a question asks a contact for ("Wer ist Ansprechpartner für Reisekosten?"), as offsets; undefined for other questions. */
export function contactSubject(folded: string): { start: number; end: number } | undefined {
  for (const request of requests) {
    const offsets = request.exec(folded)?.indices?.groups?.subject;
    if (offsets) return { start: offsets[0], end: offsets[1] };
  }
  return undefined;
}

/** Words beside which documents name contacts. */
const contactWords: Record<Language, string> = {
  de: "Ansprechpartner zuständig Telefon",
  en: "contact responsible phone",
  fr: "contact responsable téléphone",
  ar: "المسؤول الاتصال هاتف",
};

/** A search for what names the contact, because passages about a subject that is on many pages come before it. */
export const contactQuery = (subject: string, language: Language): string =>
  `${subject} ${contactWords[language]}`;
