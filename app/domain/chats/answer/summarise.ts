import type { StandIn } from "~/contract/answers";
import type { Language } from "~/contract/language";
import type { Db } from "~/db/connection";
import type { SearchScope } from "~/domain/chats/chat/search-scope";
import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import { readFileTitles } from "~/domain/retrieval/read-file-titles";
import { passagesOfSections, readSections, type Section } from "~/domain/retrieval/read-sections";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { splitSentences } from "~/domain/retrieval/words/sentences";
import type { AnswerInput } from "~/integrations/ai/provider";
import { andMore } from "./and-more";
import { cite } from "./cite";
import { documentList } from "./document-list";
import type { Assessment, Draft } from "./draft";
import { maxPassages } from "./max-passages";
import { modelDraft, numberPassages } from "./model-draft";
import { repliedDraft } from "./replied-draft";
import { namedDocument, summaryRequest } from "./summary-request";

interface Texts {
  /** Before an outline or a list, without a model. */
  quotesOnly: string;
  which: string;
  sections: (name: string) => string;
  ask: string;
  basis: (name: string, count: number) => string;
}

const texts: Record<Language, Texts> = {
  de: {
    quotesOnly: "Ich zitiere aus Dokumenten und fasse sie nicht zusammen.",
    which: "Bitte nennen Sie das Dokument, das zusammengefasst werden soll.",
    sections: name => `„${name}“ hat diese Abschnitte:`,
    ask: "Stellen Sie eine Frage zu einem Thema, dann nenne ich Ihnen die Stellen.",
    basis: (name, count) =>
      count === 1
        ? `Diese Zusammenfassung beruht nur auf einer Textstelle aus „${name}“:`
        : `Diese Zusammenfassung beruht nur auf ${count} Textstellen aus „${name}“, den Anfängen von Abschnitten:`,
  },
  en: {
    quotesOnly: "I quote from documents and do not summarise them.",
    which: "Please name the document to be summarised.",
    sections: name => `“${name}” has these sections:`,
    ask: "Ask a question about a topic, and I will show you the passages.",
    basis: (name, count) =>
      count === 1
        ? `This summary is based on only one passage of “${name}”:`
        : `This summary is based on only ${count} passages of “${name}”, the beginnings of sections:`,
  },
  fr: {
    quotesOnly: "Je cite les documents et ne les résume pas.",
    which: "Veuillez indiquer le document à résumer.",
    sections: name => `« ${name} » comprend ces sections :`,
    ask: "Posez une question sur un sujet, et je vous indiquerai les passages.",
    basis: (name, count) =>
      count === 1
        ? `Ce résumé repose uniquement sur un passage de « ${name} » :`
        : `Ce résumé repose uniquement sur ${count} passages de « ${name} », les débuts de sections :`,
  },
  ar: {
    quotesOnly: "أقتبس من المستندات ولا ألخّصها.",
    which: "يُرجى ذكر المستند المطلوب تلخيصه.",
    sections: name => `يتضمن «${name}» هذه الأقسام:`,
    ask: "اطرحوا سؤالًا عن موضوع، وسأذكر لكم المقاطع.",
    basis: (name, count) =>
      count === 1
        ? `يستند هذا الملخص إلى مقطع واحد فقط من «${name}»:`
        : `يستند هذا الملخص فقط إلى مقاطع من «${name}»، وهي بدايات أقسام، وعددها ${count}:`,
  },
};

/** More sections would hide the conversation. */
const maxSections = 40;

type Summary = { draft: Draft; standIn: StandIn | null; isFixedReply: boolean };

/**
 * Answers a request for nothing but a document's contents. A model gets the first passages of the document's chapters, and its
 * answer says so; without one, the chapters are listed, each with its source. If more than one document may be meant, their
 * names are listed. Undefined for any other question, also for one that names a topic instead of a document.
 * @throws the pieces throw the errors of Answerer
 */
export async function summarise(
  db: Db,
  scope: SearchScope,
  input: Omit<AnswerInput, "passages">,
  answerer: MeteredAnswerer | undefined,
): Promise<Summary | undefined> {
  const request = summaryRequest(input.question);
  if (!request) return undefined;
  const file = namedDocument(request, await readFileTitles(db, scope));
  const sentences = texts[request.language];
  if (file === undefined) return undefined;
  if (file === "several") {
    const list = await documentList(db, scope, request.language);
    if (!list) return undefined;
    const text = [answerer ? sentences.which : sentences.quotesOnly, list].join("\n\n");
    return { draft: repliedDraft(text), standIn: null, isFixedReply: true };
  }
  const sections = await readSections(db, scope, file.id);
  const outline = outlineDraft(file.name, sections, request.language);
  if (!answerer) return { draft: outline, standIn: null, isFixedReply: true };
  const passages = passagesOfSections(sections, maxPassages);
  const standIn = await answerer.admit({ ...input, passages: numberPassages(passages) });
  if (standIn) return { draft: outline, standIn, isFixedReply: true };
  const basis = `${texts[input.language].basis(file.name, passages.length)}\n\n`;
  return {
    draft: introduced(basis, modelDraft(answerer, input, passages), outline),
    standIn: null,
    isFixedReply: false,
  };
}

/** The titles of a document's chapters, each with the source where it begins. */
function outlineDraft(name: string, sections: Section[], language: Language): Draft {
  const { quotesOnly, sections: heading, ask } = texts[language];
  const titled = sections.filter(({ title }) => title !== "").slice(0, maxSections);
  const more = titled.length === 0 ? 0 : sections.length - titled.length;
  const list = titled.map(({ title }, at) => `- ${title} [${at + 1}]`).join("\n");
  const text = [
    quotesOnly,
    ...(list ? [heading(name), list] : []),
    ...(more > 0 ? [andMore[language](more)] : []),
    ask,
  ].join("\n\n");
  const citations = titled.map(({ passages: [first] }, at) => citeBeginning(first!, at + 1));
  return { pieces: [text], assess: () => ({ declined: false, citations, unsupported: [], unchecked: 0 }) };
}

/** Cites a passage's first sentence. */
function citeBeginning(passage: FoundPassage, number: number) {
  const [{ start, end } = { start: 0, end: passage.text.length }] = splitSentences(
    passage.text,
    passage.language,
  );
  const place = { start: passage.start + start, end: passage.start + end };
  return cite(passage, {
    number,
    sentence: passage.text.slice(start, end),
    ...place,
    before: null,
    after: null,
  });
}

/** A model's draft after a text of ours, which is not checked; `instead` if it has no text. */
function introduced(text: string, draft: Draft, instead: Draft): Draft {
  let written = false;
  async function* pieces(): AsyncGenerator<string> {
    for await (const piece of draft.pieces) {
      yield written ? piece : text + piece;
      written = true;
    }
    if (!written) yield* instead.pieces;
  }
  const shifted = (assessment: Assessment): Assessment => ({
    ...assessment,
    unsupported: assessment.unsupported.map(([start, end]) => [start + text.length, end + text.length]),
  });
  const isInstead = (all: string) => !written && all !== "";
  const replaced = (all: string): Assessment => ({ ...instead.assess(all), isFixedReply: true });
  const { review } = draft;
  return {
    pieces: pieces(),
    assess: all => (isInstead(all) ? replaced(all) : shifted(draft.assess(all.slice(text.length)))),
    ...(review && {
      review: async (all: string, signal: AbortSignal) =>
        isInstead(all) ? replaced(all) : shifted(await review(all.slice(text.length), signal)),
    }),
  };
}
