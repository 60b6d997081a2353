import { expectedAnswer } from "./answer-type";
import type { FoundPassage } from "./found-passage";
import { foldText, stripAccents } from "./normalise";

/** Number of passages among which the one that says what a thing is may be: the thing's name stands in many. */
const read = 150;
/** More of them would push away the passages that match best. */
const raised = 2;

/** Number of hits that a search for this question needs, at least `limit`. */
export function hitsNeeded(question: string, limit: number): number {
  return definedTerm(question) ? Math.max(limit, read) : limit;
}

/**
 * Puts passages that say what a thing is ("Lotse ist ein Programm …") before those that only name it, where a question
 * asks what it is. A document's subject stands on every page, so that its name alone finds none. Earlier pages first.
 */
export function rankDefinitions(found: FoundPassage[]): FoundPassage[] {
  const [best] = found;
  const term = best && definedTerm(best.searched.question);
  if (!term) return found;
  const says = definitionOf(term);
  const heads = entryOf(term);
  const folded = found.map(passage => ({ passage, text: stripAccents(foldText(passage.text)) }));
  const defining = [says, heads]
    .flatMap(pattern =>
      folded
        .filter(({ text }) => pattern.test(text))
        .map(({ passage }) => passage)
        .sort(byPage),
    )
    .filter((passage, at, all) => all.indexOf(passage) === at)
    .slice(0, raised);
  const first = defining.map((passage, at) => ({ ...passage, score: best.score * (1.1 - 0.05 * at) }));
  return [...first, ...found.filter(({ id }) => first.every(other => other.id !== id))];
}

const byPage = (one: FoundPassage, other: FoundPassage) => (one.pageNumber ?? 0) - (other.pageNumber ?? 0);

function definedTerm(question: string): string | undefined {
  const expected = expectedAnswer(question);
  return expected.type === "definition" && expected.noun.length > 1 ? expected.noun : undefined;
}

const isA = [
  "(?:ist|sind|bezeichnet|bezeichnen) (?:(?:auch|im \\p{L}+|also|eigentlich) )?(?:ein|eine|einer|eines|der|die|das)",
  "(?:is|are) (?:an?|the|one of)",
  "(?:est|sont|designe|designent) (?:une?|le|la|les|des|l')",
  "(?:هو|هي)",
].join("|");

const quoted = (term: string) => term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A line that is the term, with a number at most, and a text below it: an entry of a glossary, or a section about it. */
const entryOf = (term: string) =>
  new RegExp(
    `(?:^|\\n) *(?:\\d+(?:\\.\\d+)*[.)]? |[–•-] )?["“”„«»]?${quoted(term)}(?:e[nrs]?|n|s)?["“”»«]? ?:? *\\n\\s*[\\p{L}"“”„«]`,
    "u",
  );

/** A sentence that begins with the term, up to an article or a few words before it, and says what it is. */
const definitionOf = (term: string) =>
  new RegExp(
    `(?:^|[\\n.!?:;•–-]) ?(?:[^\\n.!?:;]{0,20}[^\\p{L}\\n.!?:;])?${quoted(term)}(?:e[nrs]?|n|s)?["“”»«)]? ?(?:\\([^)]{0,80}\\) ?)?(?:${isA})(?![\\p{L}])(?! lage)`,
    "u",
  );
