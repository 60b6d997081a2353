import { type AnswerType, wholeWords } from "~/domain/retrieval/question/answer-type";

/** A clause that begins with a conjunction of condition, up to its comma. */
const conjunctionClause = new RegExp(
  `(?:^|(?<=[,;:(–] ?))[^\\p{L}\\p{N}]*(?:(?:und|oder|auch|nur|erst|and|or|only|even|et|ou|meme) )?(?:${[
    "wenn|falls|sofern|sobald|solange|soweit",
    "if|unless|provided|as long as|in case",
    "si|s'il|s'ils|des qu[e']|lorsqu[e']|tant qu[e']|pourvu qu[e']|au cas ou",
    "اذا|ان",
  ].join("|")})(?![\\p{L}])(?:[^,;)]|,(?=\\d))*(?:[,;)]|$)`,
  "gu",
);
/** German: "Dauert die Verzögerung länger als drei Wochen, so kann …": a verb first, and the main clause begins with its own. */
const verbClause =
  /^[^\p{L}]*(?:(?!seit |zeit |mit )\p{L}{3,}t|(?!gegen |wegen |neben |zwischen |unsere |innen )\p{L}{2,}en|ist|sind|hat|wird|kann|muss|soll) (?:[^,;.]|[,.](?=\d))*,(?= (?:so|dann|kann|konnen|muss|mussen|darf|durfen|soll\p{L}*|wird|werden|ist|sind|hat|haben|\p{L}{3,}(?:t|en) (?:sie|er|es|man|wir|ihr|ihnen|der|die|das|den|dem|ein|eine[mnrs]?)) )/u;

/** A folded sentence without its conditions, which state nothing. */
export function withoutConditions(folded: string): string {
  return folded.replace(verbClause, " ").replace(conjunctionClause, " ");
}

/** A measure in a condition ("Dauert die Verzögerung länger als drei Wochen, …") is seldom the one that is asked for … */
export const conditionWeight = 0.5;
const measures: ReadonlySet<AnswerType> = new Set([
  "price",
  "duration",
  "distance",
  "weight",
  "speed",
  "number",
  "counted",
]);
/** … unless the question asks from where on something applies ("Ab wie vielen Tagen …"). */
const limit = wholeWords(
  "(?:ab|nach|bei|mit|bis zu|uber|unter) (?:wie|welche[mnrs]?)|wie lange (?:\\p{L}+ ){0,6}(?:warten|her)",
  "(?:after|from|with|at|above|below|over|under) (?:how|what|which)",
  "(?:a partir de|apres|avec|au bout de|des) (?:combien|quel\\p{L}*)",
);

/** Whether a question for this type is not answered by what stands in a condition. */
export const ignoresConditions = (type: AnswerType, foldedQuestion: string): boolean =>
  measures.has(type) && !limit.test(foldedQuestion);
