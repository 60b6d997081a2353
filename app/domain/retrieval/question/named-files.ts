import { type Language, languages } from "~/contract/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";
import { hasContentWords } from "./clean-question";

/** A file that a question may name, by its own name or by the title on its first page. */
export type NamedFile = {
  id: string;
  name: string;
  title: string | null;
};

/** How a language refers to a document, as alternatives of regular expressions. */
interface Naming {
  /** Nouns for a kind of document, also at the end of a compound. A name has one of them. */
  kinds: string;
  articles: string;
  /** Before a name: "according to". */
  according: string;
  /** Before a name, if the question asks what is written somewhere: "in". */
  within: string;
  written: string;
  /** Before a name that is the subject: "what does … say". */
  says: string;
  /** What is left of a question once the name is taken out, before its topic. */
  frame: string;
}

const naming: Record<Language, Naming> = {
  de: {
    kinds:
      "handb(?:uch|uchs|uches)|leitfadens?|ordnung|richtlinien?|vereinbarung|liste|verzeichniss?(?:es)?|anleitung|anweisung|vertrag(?:e?s)?|satzung|konzept(?:e?s)?|protokoll(?:s)?|merkblatt(?:e?s)?|bericht(?:e?s)?|katalog(?:s)?|agb|geschäftsbedingungen|broschüre|datenblatt(?:e?s)?|tarif(?:s)?",
    articles: "der|die|das|dem|den|des|unsere[mnrs]?|unser|diese[mnrs]?|meine[mnrs]?|mein",
    according: "laut|gemäß|lt\\.?|nach|entsprechend",
    within: "in|im|ins|aus|auf|bei|beim",
    written:
      "steht|stehen|heißt|finde|findet|sagt|geregelt|geschrieben|festgelegt|vorgeschrieben|definiert|erwähnt|nachlesen|drin",
    says: "sagt|regelt|besagt|bestimmt|schreibt|verlangt|erlaubt|verbietet|enthält|meint",
    frame:
      "(?:was|wo|ob)?\\s*(?:steht|stehen|sagt|regelt|besagt|bestimmt|schreibt|enthält|meint|finde ich|gibt es|heißt es)\\s*(?:es|denn|eigentlich|genau)?\\s*(?:etwas|was|irgendetwas|irgendwas|alles)?\\s*(?:geschrieben\\s*)?(?:zu[mr]?|über|bezüglich|wegen)\\s+(?:(?:der|dem|den|das|die)\\s+)?",
  },
  en: {
    kinds:
      "handbook|manual|guide|guidelines?|policy|agreement|contract|list|directory|rules|regulations|terms|report|minutes|catalogue|brochure|instructions",
    articles: "the|our|this|my",
    according: "according to|as per|per|under",
    within: "in|of|on",
    written: "says?|written|stated|find|mentioned|defined|regulated|laid down|there",
    says: "does|do",
    frame:
      "(?:what|where)?\\s*(?:does|do|is|are)?\\s*(?:there|it)?\\s*(?:anything|something)?\\s*(?:say|state|written|stated|mentioned)?\\s*(?:about|on|regarding|concerning)\\s+",
  },
  fr: {
    kinds:
      "manuel|guide|règlement|accord|contrat|liste|charte|convention|notice|rapport|catalogue|brochure|procédure|consignes?|conditions|tarif",
    articles: "le|la|les|notre|nos|ce|cette|mon",
    according: "selon|d['’]après|conformément (?:à|au|aux)",
    within: "dans|du|de",
    written: "dit|écrit|trouve|indiqué|prévu|mentionné|stipulé|figure",
    says: "dit|prévoit|stipule|indique|contient|précise",
    frame:
      "(?:que|qu['’]est-ce que?)?\\s*(?:dit|dit-on|prévoit|stipule|indique|contient|précise|trouve-t-on|est-il (?:dit|écrit|prévu))\\s*(?:sur|à propos|au sujet|concernant)\\s*(?:de|du|des|d['’])?\\s*(?:(?:le|la|les)\\s+|l['’])?",
  },
  ar: {
    kinds: "(?:ال)?(?:دليل|لائحة|عقد|اتفاقية|قائمة|سياسة|نظام|تقرير|كتيب)",
    articles: "هذا|هذه",
    according: "حسب|بحسب|وفق|وفقا ل|وفقًا ل",
    within: "في|من",
    written: "يقول|تقول|ورد|مكتوب|ينص|تنص|يوجد|جاء",
    says: "يقول|تقول|ينص|تنص|ورد في|جاء في",
    frame: "(?:ماذا|ما الذي|هل)?\\s*(?:يقول|تقول|ينص|تنص|ورد|جاء|يوجد شيء)?\\s*(?:عن|حول|بشأن|على)\\s+",
  },
};

const maxNameWords = 6;
/** A file extension: a name that ends with one needs no noun for a kind of document. */
const extension = /\.(?:pdf|docx)$/iu;
const opening = '[„“”"«»]\\s?';
const closing = /^\s?[“”"«»]/u;
const word = "[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}_.’'-]*";
const patterns = languages.map(language => {
  const { kinds, articles, according, within, written, says, frame } = naming[language];
  const before = (prepositions: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?<before>${prepositions})(?:\\s+|(?<=ل))(?:(?:${articles})\\s+)?(?<quote>${opening})?(?<name>${word}(?:\\s+${word}){0,${maxNameWords - 1}})`,
      "giu",
    );
  return {
    language,
    kind: new RegExp(`(?:${kinds})$`, "iu"),
    isWritten: new RegExp(`(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`, "iu"),
    according: before(according),
    within: before(within),
    subject: before(says),
    frame: new RegExp(`^\\s*(?:${frame})`, "iu"),
  };
});
type Pattern = (typeof patterns)[number];

/** Where a question may name a document. */
interface Mention {
  pattern: Pattern;
  /** Where the preposition or the article begins, which is taken out of the question with the name. */
  start: number;
  /**
   * The words from the name's first on, each with its end in the question. The names of the
   * files determine how many of them are the name; in quotation marks all are, and the last one ends with the mark.
   */
  words: { word: string; end: number }[];
  isQuoted: boolean;
}

/** Whether a question may name a document, so that the names of the files are worth reading. */
export const mayNameFile = (question: string): boolean => mentions(question).length > 0;

/**
 * The files that a question names as its source ("Was steht im Mitarbeiterhandbuch zu Überstunden?", "according to the travel
 * policy"), and the question without this. Undefined if it names none of these files, or asks for nothing else.
 */
export function namedFiles<File extends NamedFile>(
  question: string,
  files: File[],
): { files: File[]; question: string } | undefined {
  for (const { pattern, start, words: mentioned, isQuoted } of mentions(question)) {
    const stemsOf = (text: string) =>
      words(foldText(text)).map(one => stem(staffHandbook(one), pattern.language));
    const stemmed = files.map(file => ({
      file,
      stems: new Set(stemsOf(`${file.name} ${file.title ?? ""}`)),
    }));
    for (let count = mentioned.length; count > (isQuoted ? mentioned.length - 1 : 0); count--) {
      const name = mentioned.slice(0, count);
      if (!isQuoted && !name.some(({ word }) => isKind(word, pattern))) continue;
      const asked = stemsOf(name.map(({ word }) => word).join(" "));
      const named = stemmed.filter(({ stems }) => asked.every(one => stems.has(one))).map(one => one.file);
      if (named.length === 0) continue;
      const rest = `${question.slice(0, start)} ${question.slice(name.at(-1)!.end)}`;
      const topic = topicOf(rest, pattern);
      return topic === undefined ? undefined : { files: named, question: topic };
    }
  }
  return undefined;
}

/** A folded German word for the handbook of a company's people, by one name: people say "Personalhandbuch" for "Mitarbeiterhandbuch". */
export const staffHandbook = (word: string): string =>
  word.replace(
    /^(?:mitarbeiter(?:innen)?|besch[aä]ftigten|angestellten|betriebs|firmen)(?=handbuch)/,
    "personal",
  );

const isKind = (word: string, { kind }: Pattern) => kind.test(word) || extension.test(word);

/** What the rest of a question asks for; undefined if it asks for nothing but what the document says. */
function topicOf(rest: string, { frame, isWritten }: Pattern): string | undefined {
  const question = rest
    .replace(/\s+/g, " ")
    .replace(/ (?=[?؟.,!])/g, "")
    .replace(/^[\s,:;–-]+/, "")
    .trim();
  const topic = question.replace(frame, "");
  if (!hasContentWords(topic.replace(isWritten, ""))) return undefined;
  return topic === question ? question : topic.replace(/[\s?؟]+$/u, "");
}

function mentions(question: string): Mention[] {
  return patterns.flatMap(pattern => {
    const { according, within, subject, isWritten } = pattern;
    const sought = isWritten.test(question) ? [according, within, subject] : [according, subject];
    return sought.flatMap(expression =>
      [...question.matchAll(expression)]
        .map(({ index, 0: all, groups }) => {
          const name = groups!.name!;
          const nameEnd = index + all.length;
          const closed = groups!.quote ? closing.exec(question.slice(nameEnd)) : null;
          const words = [...name.matchAll(/\S+/g)].map(({ index: at, 0: written }) => {
            const word = written.replace(/[.’'-]+$/, "");
            return { word, end: nameEnd - name.length + at + word.length };
          });
          if (closed) words.at(-1)!.end = nameEnd + closed[0].length;
          const start = expression === subject ? index + groups!.before!.length : index;
          return { pattern, start, words, isQuoted: closed !== null };
        })
        .filter(({ isQuoted, words }) => isQuoted || words.some(({ word }) => isKind(word, pattern))),
    );
  });
}
