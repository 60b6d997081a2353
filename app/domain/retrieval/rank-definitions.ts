import { expectedAnswer } from "./question/answer-type";
import { namedTerms } from "./quotes/entry-terms";
import { dependent } from "./quotes/match-answer-type";
import type { FoundPassage } from "./search-index/found-passage";
import { foldText, stripAccents } from "./words/normalise";

/** Number of hits in which to look for a definition, because many passages can contain the term. */
const definitionHits = 400;
/** Number of definitions that are promoted; more would displace the passages that match best. */
const maxPromoted = 2;

/** The number of hits that `rankDefinitions` and `rankNamedEntries` need for this question, at least `limit`. */
export function hitsNeeded(question: string, limit: number): number {
  return definedTerm(question) || namedTerms(question).length > 0 ? Math.max(limit, definitionHits) : limit;
}

/**
 * Promotes passages that define a term ("Lotse ist ein Programm …") if the question asks for its definition, those of
 * earlier pages first. The subject of a document is mentioned on every page, so its name alone does not select a
 * passage.
 * @param hits of one search, best first
 */
export function rankDefinitions(hits: FoundPassage[]): FoundPassage[] {
  const [best] = hits;
  const term = best && definedTerm(best.search.query);
  if (!term) return hits;
  const folded = hits.map(passage => ({ passage, text: stripAccents(foldText(passage.text)) }));
  const defining = [definitionPattern(term), entryPattern(term)]
    .flatMap(pattern =>
      folded
        .filter(({ text }) => pattern.test(text))
        .map(({ passage }) => passage)
        .sort(byPage),
    )
    .filter((passage, at, all) => all.indexOf(passage) === at)
    .slice(0, maxPromoted);
  const promoted = defining.map((passage, at) => ({ ...passage, score: best.score * (1.1 - 0.1 * at) }));
  return [...promoted, ...hits.filter(({ id }) => promoted.every(other => other.id !== id))];
}

const byPage = (one: FoundPassage, other: FoundPassage) => (one.pageNumber ?? 0) - (other.pageNumber ?? 0);

/** The term to define; undefined if the question asks for one in a context ("the default of X"), which many texts have. */
function definedTerm(question: string): string | undefined {
  const expected = expectedAnswer(question);
  if (expected.type !== "definition" || expected.noun.length < 2) return undefined;
  const folded = stripAccents(foldText(question))
    .replace(/[\s?؟.!"”“»]+$/u, "")
    .replace(/ (?:(?:good |used |there )?for|mean|da|gut)$/, "");
  return folded.endsWith(expected.noun) ? expected.noun : undefined;
}

const isA = [
  "(?:ist|sind|bezeichnet|bezeichnen) (?:(?:auch|im \\p{L}+|also|eigentlich) )?(?:ein|eine|einer|eines|der|die|das)",
  "(?:dient|dienen)",
  "(?:is|are) (?:an?|the|one of|used)",
  "(?:est|sont|designe|designent) (?:une?|le|la|les|des|l')|(?:sert|servent)",
  "(?:هو|هي)",
].join("|");

const escapeRegExp = (term: string) => term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A line with only the term and perhaps a number, and a text below it: an entry of a glossary, or a section. */
const entryPattern = (term: string) =>
  new RegExp(
    `(?:^|\\n) *(?:\\d+(?:\\.\\d+)*[.)]? |[–•-] )?["“”„«»]?${escapeRegExp(term)}(?:e[nrs]?|n|s)?["“”»«]? ?:? *\\n\\s*[\\p{L}"“”„«]`,
    "u",
  );

/** A sentence that begins with the term, after an article or a few words, and defines it. */
const definitionPattern = (term: string) =>
  new RegExp(
    `(?:^|[\\n.!?:;•–-]) ?(?:[^\\n.!?:;]{0,20}[^\\p{L}\\n.!?:;])?(?<!${dependent})${escapeRegExp(term)}(?:e[nrs]?|n|s)?["“”»«)]? ?(?:\\([^)]{0,80}\\) ?)?(?:${isA})(?![\\p{L}])(?! lage)`,
    "u",
  );
