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
