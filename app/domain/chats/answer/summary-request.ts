import { type Language, languages } from "~/contract/language";
import { staffHandbook } from "~/domain/retrieval/question/named-files";
import { foldText, stripAccents, words } from "~/domain/retrieval/words/normalise";

/** A question that asks for nothing but a document's contents. */
export interface SummaryRequest {
  language: Language;
  /** The words for the document, folded, without articles. */
  document: string[];
}

/** Requests, of folded words without accents; each matches the whole text. X is the document. */
const requests: Record<Language, string[]> = {
  de: [
    "fass(?:e|en sie|t)?(?: mir| uns)?(?: bitte| mal| kurz)* X zusammen(?: bitte)?",
    "(?:kannst du|konnen sie|konntest du|konnten sie)(?: mir| uns)?(?: bitte| kurz)* X zusammenfassen",
    "(?!w(?:er|en|em|as|ie|ann|o|elche[rsmn]?) |muss|darf|soll|kann )X zusammenfassen",
    "(?:(?:gib|geben sie|erstelle?|erstellen sie|schreibe?|schreiben sie|mache?|machen sie|ich (?:brauche|mochte|will|hatte gerne?)) (?:mir |uns )?(?:bitte )?)?(?:eine |die )?(?:kurze )?zusammenfassung (?:des|der|vom|von|zu[mr]?|uber) X",
    "(?:worum|um was) geht(?: es| s|s) (?:in|im|bei) X",
    "wovon handelt X",
    "was steht(?: alles| denn| eigentlich| so)* (?:in|im) X(?: drin)?",
    "was ist der (?:wesentliche )?inhalt (?:des|der|von|vom) X",
    "was sind die (?:wichtigsten|wesentlichen) (?:punkte|inhalte|aussagen) (?:in|im|aus|des|der|von|vom) X",
  ],
  en: [
    "(?:(?:can|could|would) you )?summari[sz]e(?: for me)? X(?: for me)?",
    "(?:(?:give me|write|make|i need) )?(?:a |the )?(?:short |brief )?summary (?:of|for) X",
    "what (?:is|s) X about",
    "what does X (?:deal with|say)",
    "what (?:is|s) in X",
    "what are the (?:main|key|most important) (?:points|contents) (?:of|in) X",
  ],
  fr: [
    "(?:(?:peux tu|pouvez vous|pourrais tu|pourriez vous)(?: me| nous)? )?resume[rz]?(?: moi| nous)? X",
    "(?:(?:fais|faites|donne|donnez|redige|redigez)(?: moi| nous)? )?(?:un |le )?(?:bref |court )?resume (?:de|du|des|d) X",
    "de quoi (?:parle|traite|s agit il dans|est il question dans) X",
    "quel est le contenu (?:de|du|des) X",
    "(?:que contient|que dit|qu y a t il dans) X",
  ],
  ar: [
    "(?:هل يمكنك(?:م)? )?(?:لخص|لخصوا|تلخيص|قم بتلخيص)(?: لي| لنا)? X",
    "(?:اريد |اعطني |اكتب )?(?:ملخص|ملخصا|تلخيصا)(?: عن| حول)? X",
    "(?:عم|عما|عن ماذا) (?:يتحدث|تتحدث|يدور|تدور) X",
    "ما (?:هو )?(?:موضوع|مضمون|محتوي) X",
  ],
};
/** Words around such a question, and before the name of a document, that change nothing. */
const before = "(?:(?:hallo|hi|hello|bonjour|bitte|please|مرحبا) )*";
const after = "(?: (?:bitte|kurz|please|briefly|s il (?:te|vous) plait|من فضلك|من فضلكم))*";
const name = "(.{3,100}?)";

const patterns = languages.map(
  language =>
    [
      language,
      requests[language].map(request => new RegExp(`^${before}${request.replace("X", name)}${after}$`, "u")),
    ] as const,
);

const articles = new Set(
  "der die das den dem des dieser diese dieses diesen diesem unser unsere unseres unserem unserer unseren ganze ganzen gesamte gesamten kurz bitte mir uns inhalt inhalts the this our whole entire le la les l ce cet cette notre tout toute d هذا هذه".split(
    " ",
  ),
);
/** Words for any document. They name one only if its name has them, or if there is no other. */
const nouns = new Set(
  "dokument dokuments dokumentes dokumente dokumenten datei dateien text textes texte unterlage unterlagen pdf handbuch handbuchs handbuches handbucher document documents file files manual handbook guide fichier fichiers texte manuel مستند وثيقه ملف نص دليل كتيب مستندات وثائق ملفات".split(
    " ",
  ),
);

/** What a text asks to have summarised, if it asks for nothing else: "Fasse das Handbuch zusammen". */
export function summaryRequest(text: string): SummaryRequest | undefined {
  if (text.length > 200) return undefined;
  const folded = wordsOf(text).join(" ");
  for (const [language, expressions] of patterns)
    for (const expression of expressions) {
      const named = expression.exec(folded)?.[1];
      if (named === undefined) continue;
      const document = named
        .split(" ")
        .filter(word => !articles.has(word))
        .map(withoutArticle);
      return document.length > 0 ? { language, document } : undefined;
    }
  return undefined;
}

/** Whether it names no topic, so that it is no context for the next question. */
export const asksForAnySummary = (text: string): boolean =>
  summaryRequest(text)?.document.every(isNoun) ?? false;

/** The named document; 'several' if more than one may be meant; undefined if what is named is a topic. */
export function namedDocument<File extends { name: string; title: string | null }>(
  { document }: SummaryRequest,
  files: File[],
): File | "several" | undefined {
  const names = new Map(
    files.map(file => [file, wordsOf(`${file.name} ${file.title ?? ""}`).map(withoutArticle)]),
  );
  const have = (asked: string[], among = files) =>
    among.filter(file =>
      asked.every(word =>
        names.get(file)!.some(one => isIn(word, one) || isIn(forStaff(word), forStaff(one))),
      ),
    );
  const own = document.filter(word => !isNoun(word));
  const candidates = own.length > 0 ? have(own) : files;
  if (candidates.length === 0) return undefined;
  const exact = have(document, candidates);
  const [only, ...others] = exact.length > 0 ? exact : candidates;
  return others.length > 0 ? "several" : only;
}

/** A word for a company's people in a document's name, by one of them. */
const forStaff = (word: string) =>
  staffHandbook(word).replace(/^(?:employees?|staff|personnel|salaries?|collaborateurs?)$/, "personnel");

const wordsOf = (text: string) => words(stripAccents(foldText(text)));
const isNoun = (word: string) => nouns.has(word);
/** Arabic words carry their article, and "of" before it. */
const withoutArticle = (word: string) => word.replace(/^(?:لل|ال)(?=[\u0600-\u06ff]{3})/u, "");
/** German genitives end in -s: "des Handbuchs". A shorter word is found whole: "it" is not in "Mitarbeiter". */
const isIn = (word: string, name: string) =>
  word.length < 4
    ? word === name
    : name.includes(word) || (word.length > 4 && name.includes(word.replace(/e?s$/, "")));
