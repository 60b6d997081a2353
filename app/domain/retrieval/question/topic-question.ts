import { languages } from "~/contract/language";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText } from "~/domain/retrieval/words/normalise";
import { isStopWord } from "~/domain/retrieval/words/stop-words";
import { topicRequests } from "./topic-requests";

const article = "(?:(?:de[rnms]|die|das|eine?[nmrs]?|the|an?|les?|la) |l['’])?";
const topic = `${article}["„“”«»]*\\s?(.+?)\\s?["“”«»]*`;
const requests = languages.map(language => {
  const { ask, look, said, about, filler, end, framed, meaning, whatIs } = topicRequests[language];
  const fillers = `(?: (?:${filler}))*`;
  const expand = (part: string) => part.replaceAll("FILLER", fillers).replaceAll("ABOUT", about);
  const anchored = (request: string, after: string) =>
    new RegExp(
      `^\\s*(?:bitte |please )?(?:${expand(request)}) ${topic}${expand(after)}(?:,? (?:bitte|please))?[\\s?؟!.]*$`,
      "iu",
    );
  const frame = ([before, after]: [string, string?]) => anchored(before, after ? `(?:FILLER ${after})` : "");
  return {
    topics: [
      ...framed.map(frame),
      anchored(
        `(?:(?:${ask})FILLER|(?:(?:${look})FILLER )?(?:${said})FILLER) (?:ABOUT)`,
        `(?: (?:in|im|dans|في)FILLER)?(?:,? (?:${end}|bitte))*`,
      ),
    ],
    meanings: meaning.map(frame),
    whatIs,
  };
});

/** A longer question is more than a request for a topic, and costs time. */
const maxLength = 200;
const maxTopicWords = 6;
/** A few keywords may have a question mark. */
const maxKeywords = 3;
const pronoun =
  /^(?:mich|uns|dich|sie|ihn|ihm|ihr|ihnen|dir|mir|es|das|dies\p{L}*|welche[mnrs]?|me|us|you|it|this|that|these|them|moi|nous|vous|toi|cela|ça|هذا|هذه|ذلك|نفسك)(?![\p{L}\p{M}])/iu;

const definition = "definition|bedeutung|begriffserklärung|meaning|définition|signification";
/** "Geschäftsjahr Definition", "Definition von Geschäftsjahr". */
const keywordsForDefinition = new RegExp(
  `^\\s*(?:(?:${definition})(?: von| des| der| of| de| d['’])? (?<after>[^?؟]+?)|(?<before>[^?؟]+?) (?:${definition}))\\s*[?.]?\\s*$`,
  "iu",
);

/**
 * The topic of a question that only asks what the documents say about it ("Was steht im Handbuch zur Probezeit?", "Wie ist
 * die Probezeit geregelt?", "Probezeit?": "Probezeit"), verbatim. Any other question is returned as it is, also one that
 * names a single document. One for the meaning of a term is "Was ist X?", however it is put.
 */
export function topicOf(question: string): string {
  if (question.length > maxLength) return question;
  const topicIn = (patterns: RegExp[]) =>
    patterns.map(pattern => pattern.exec(question)?.[1]).find(found => found && isTopic(found));
  for (const { meanings, whatIs } of requests) {
    const term = topicIn(meanings);
    if (term) return `${whatIs} ${term.replace(/["„“”«»]/g, "").trim()}?`;
  }
  const keywords = /^\s*([^?؟]+?)\s*[?؟]\s*$/u.exec(question)?.[1];
  if (keywords && isKeywordList(keywords)) return keywords;
  const { before, after } = keywordsForDefinition.exec(question)?.groups ?? {};
  const defined = before ?? after;
  if (defined && isKeywordList(defined)) return defined;
  return topicIn(requests.flatMap(({ topics }) => topics)) ?? question;
}

/** Whether a text is a few words that form no sentence. */
function isKeywordList(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length <= maxKeywords && !isStopWord(foldText(words[0]!), detectLanguage(text));
}

function isTopic(text: string): boolean {
  return (
    /\p{L}{3}/u.test(text) &&
    !/[?؟]|, (?:wenn|falls|dass|if|when|si|quand) /u.test(text) &&
    !pronoun.test(text) &&
    text.split(/\s+/).length <= maxTopicWords
  );
}
