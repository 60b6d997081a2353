/**
 * Prepositional phrases that replace one another, by preposition: "in der Halle" and "im Hof". German adverbs of place stand for
 * the first group ("draußen").
 */
const prepositions = [
  "in|im|ins",
  "an|am|ans",
  "auf",
  "bei|beim",
  "für",
  "mit|ohne",
  "nach|vor|während",
  "at|on|during",
  "for",
  "with|without",
  "en|dans|à|au|aux",
  "pour",
  "avec|sans",
];
const placeAdverb =
  "drau(?:ß|ss)en|drinnen|au(?:ß|ss)erhalb|innerhalb|outside|outdoors|inside|dehors|à l['’]extérieur";
const determiner =
  "(?:der|die|das|dem|den|des|ein|eine[mnr]?|mein\\p{L}*|unser\\p{L}*|the|an?|my|our|le|la|les|un|une|mon|ma|mes|nos|notre)";
const rest = `(?: ${determiner})?(?: \\p{Ll}+e[mnrs]?(?= \\p{Lu}))? [\\p{L}\\p{N}-]+`;
const conjunction =
  "^\\s*(?:[Uu]nd|[Aa]ber|[Aa]uch|[Aa]nd|[Bb]ut|[Aa]lso|[Ee]t|[Mm]ais|[Aa]ussi)\\s+(?:auch\\s+|also\\s+|aussi\\s+)?";

const groups = prepositions.map((group, at) => ({
  /** A follow-up that consists of such a phrase. */
  fragment: new RegExp(
    `${conjunction}(?:(?:${group})${rest}${at === 0 ? `|(?:${placeAdverb})` : ""})[\\s?.!]*$`,
    "u",
  ),
  phrase: new RegExp(`\\s(?:${group})${rest}(?![\\p{L}\\p{N}])`, "gu"),
}));

/**
 * A question without the circumstance that its follow-up replaces: for "Und draußen?" the question "Wie schnell darf ich in der
 * Halle fahren?" without "in der Halle". The question itself if the follow-up is no such phrase.
 */
export function withoutReplacedCircumstance(before: string, followUp: string): string {
  const group = groups.find(({ fragment }) => fragment.test(followUp));
  const last = group && [...before.matchAll(group.phrase)].at(-1);
  return last ? before.slice(0, last.index) + before.slice(last.index + last[0].length) : before;
}
