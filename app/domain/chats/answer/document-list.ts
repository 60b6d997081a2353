import sql from "sql-template-tag";
import { type Language, languages } from "~/contract/language";
import type { Db } from "~/db/connection";
import type { SearchScope } from "~/domain/chats/chat/search-scope";
import { isSearched } from "~/domain/retrieval/searched-files";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { andMore } from "./and-more";

/** Questions for the documents themselves, of folded words; each matches the whole text. */
const questions: Record<Language, string[]> = {
  de: [
    "(?:welche|was für|wie ?viele) D (?:gibt es|gibts|hast du|haben sie|habt ihr|haben wir|kennst du|kennen sie|liegen (?:hier |dir |ihnen )?vor|sind das|sind (?:hier |in diesem chat )?(?:drin|vorhanden|verfügbar|hinterlegt|hochgeladen|gespeichert|enthalten)|(?:kannst du|können sie) (?:lesen|durchsuchen)|durchsuchst du|durchsuchen sie|werden (?:hier )?durchsucht|nutzt du|nutzen sie|verwendest du|verwenden sie)(?: (?:hier|in diesem chat|alles|alle))?",
    "(?:welche|was für) D",
    "(?:bitte )?(?:zeig|zeige|zeigen sie|nenne|nennen sie|liste|gib) (?:mir )?(?:bitte )?(?:alle |die )?D(?: auf)?(?: bitte)?",
    "(?:liste|übersicht|verzeichnis) (?:der|aller) D",
    "in welchen D (?:suchst du|suchen sie|wird gesucht)",
    "was sind (?:deine|ihre) quellen",
    "worum geht es (?:hier|in (?:den|diesen) D|in diesem chat)",
    "was (?:kann|darf) ich (?:hier |dich |sie )?(?:alles )?fragen|was soll ich (?:dich |sie )?fragen|(?:zu welchen themen|wozu) kann ich (?:hier |dich |sie )?(?:etwas )?fragen(?: stellen)?",
  ],
  en: [
    "(?:which|what|how many) D (?:are there|are here|do you have|have you got|do we have|do you know|are available|are searched|can you (?:read|search)|do you (?:search|use))(?: here| in this chat)?",
    "(?:please )?(?:show|list|name|give)(?: me)? (?:all )?(?:the |your )?D(?: please)?",
    "(?:a )?list of (?:all )?(?:the )?D",
    "what are (?:your sources|these documents about|the documents about)",
    "what can i ask(?: you)?(?: here)?",
  ],
  fr: [
    "(?:quels|quelles|combien de) D (?:y a t il|as tu|avez vous|sont disponibles|connais tu|connaissez vous|consultes tu|consultez vous)(?: ici| dans cette conversation)?",
    "quel(?:le)?s sont (?:les|tes|vos) D(?: disponibles)?",
    "(?:montre|montrez|donne|donnez|liste|listez)(?: moi)? (?:tous )?(?:les |la liste des )?D",
    "(?:la )?liste des D",
    "de quoi (?:parlent|traitent) (?:les|ces) D",
    "que puis je (?:te |vous )?demander(?: ici)?",
  ],
  ar: [
    "ما (?:هي )?(?:المستندات|الوثائق|الملفات)(?: (?:المتاحه|المتوفره|الموجوده))?(?: (?:هنا|لديك))?",
    "كم (?:مستندا|وثيقه|ملفا|عدد المستندات)(?: (?:يوجد|توجد|لديك|هنا))*",
    "(?:اعرض|اذكر)(?: لي)? (?:جميع |كل )?(?:المستندات|الوثائق|الملفات)",
    "عما (?:تتحدث|تتكلم) (?:المستندات|الوثائق)",
    "(?:ماذا|عم) (?:يمكنني|استطيع) (?:ان )?اسال(?:ك)?",
  ],
};
const nouns: Record<Language, string> = {
  de: "(?:dokumenten?|dateien|unterlagen|quellen|texten?|pdfs?|handbücher)",
  en: "(?:documents?|files|sources|pdfs?|manuals)",
  fr: "(?:documents|fichiers|sources|textes)",
  ar: "",
};
/** Words around such a question that change nothing. */
const before = "(?:(?:hallo|hi|hello|bonjour|bitte|please) )*";
const after = "(?: (?:denn|eigentlich|genau|bitte|please|exactement))*";

const patterns = languages.map(
  language =>
    [
      language,
      new RegExp(
        `^${before}(?:${questions[language].join("|").replaceAll("D", nouns[language])})${after}$`,
        "u",
      ),
    ] as const,
);

const headings: Record<Language, (count: number) => string> = {
  de: count => (count === 1 ? "Ich suche in diesem Dokument:" : `Ich suche in diesen ${count} Dokumenten:`),
  en: count => (count === 1 ? "I search this document:" : `I search these ${count} documents:`),
  fr: count => (count === 1 ? "Je cherche dans ce document :" : `Je cherche dans ces ${count} documents :`),
  ar: count => (count === 1 ? "أبحث في هذا المستند:" : `أبحث في المستندات التالية، وعددها ${count}:`),
};
const ends: Record<Language, string> = {
  de: "Stellen Sie eine Frage zu ihrem Inhalt, oder nennen Sie ein Thema.",
  en: "Ask a question about their contents, or name a topic.",
  fr: "Posez une question sur leur contenu, ou nommez un sujet.",
  ar: "اطرحوا سؤالًا عن محتواها، أو اذكروا موضوعًا.",
};

/** More names would hide the conversation. */
const maxNames = 30;

/** The language of a question that asks only which documents are searched ("Welche Dokumente gibt es?"); else undefined. */
export function asksForDocuments(text: string): Language | undefined {
  const folded = words(foldText(text)).join(" ");
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
}

/**
 * The reply to a question that asks only which documents are searched: their names, by division. Undefined for any other
 * question, and if there is none to name.
 */
export async function documentListReply(
  db: Db,
  text: string,
  scope: SearchScope,
): Promise<string | undefined> {
  const language = asksForDocuments(text);
  return language && documentList(db, scope, language);
}

/** The names of the documents that are searched, by division; undefined if there is none to name. */
export async function documentList(
  db: Db,
  scope: SearchScope,
  language: Language,
): Promise<string | undefined> {
  const files = await db.many<{ name: string; division: string; total: number }>(sql`
    select f.name, d.name as division, (count(*) over ())::int as total
    from files f join divisions d on d.id = f.division_id
    where ${isSearched(scope)}
    order by d.name collate natural_order, f.name collate natural_order, f.id
    limit ${maxNames}`);
  const [first] = files;
  if (!first) return undefined;
  const divisions = [...new Set(files.map(({ division }) => division))];
  const lists = divisions.map(division => {
    const names = files.filter(file => file.division === division).map(({ name }) => `– ${name}`);
    return divisions.length > 1 ? [`${division}:`, ...names].join("\n") : names.join("\n");
  });
  const more = first.total - files.length;
  return [
    headings[language](first.total),
    ...lists,
    ...(more > 0 ? [andMore[language](more)] : []),
    ends[language],
  ].join("\n\n");
}
