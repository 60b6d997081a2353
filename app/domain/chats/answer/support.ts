import { stem } from "~/domain/retrieval/stem";
import { type Amount, sameAmount, unitOf } from "./amounts";
import { namesAnotherDepartment } from "./departments";
import { type Evidence, type Source, within, wordShare } from "./evidence";
import { areOpposite } from "./opposites";
import type { Limit } from "./polarity";
import { changesRepeated, isExcerpt, standsIn } from "./repeated-sentence";

/** `unchecked`: the passage is in another language, and they share neither amount nor word. */
export type Support = "supported" | "unsupported" | "unchecked";

/** Share of a claim's content words that its source must contain. */
const supportThreshold = 0.34;
/** From this share of a claim's words in one sentence on, it is taken over rather than said anew. */
const nearlyVerbatim = 0.8;
/** A passage's sentence that shares less with a claim than this share of the best one is about something else. */
const alike = 0.75;
/** A claim's amounts stand in sentences that share at least this share of the best one. */
const nearby = 0.5;

/** The same for a whole passage, with amounts counted as words: all of them are held. */
function shareWithAmounts(claim: Evidence, source: Evidence): number {
  const amounts = claim.amounts.length;
  const share = wordShare(claim, source) * claim.words.length;
  return claim.words.length + amounts === 0 ? 1 : (share + amounts) / (claim.words.length + amounts);
}

/**
 * Whether sources support a claim, by its words: `unchecked` where source and claim differ in language and share
 * neither amount nor name. A supported claim is found in the source, not proved by it.
 */
export function supportOf(written: Evidence, sources: Source[]): Support {
  const claim = { ...written, amounts: written.amounts.filter(({ weak }) => !weak) };
  if (sources.length === 0) return "unsupported";
  if (!claim.amounts.every(amount => sources.some(({ whole }) => holdsAmount(whole, amount))))
    return "unsupported";
  if (!claim.identifiers.every(name => sources.some(({ whole }) => holdsIdentifier(whole, name))))
    return "unsupported";
  const named = new Set(sources.flatMap(({ whole }) => [...whole.departments]));
  if (namesAnotherDepartment(claim.departments, named)) return "unsupported";
  const same = sources.filter(({ language }) => language === claim.language);
  if (same.length < sources.length) return supportAcross(claim, sources);
  const whole = { ...claim, ...merged(same.map(source => source.whole)) };
  if (shareWithAmounts(claim, whole) < supportThreshold) return "unsupported";
  const sentences = same.flatMap(source => source.sentences);
  // What is taken over word by word is right, unless what is left out limits or denies it.
  const taken = sentences.filter(sentence => isExcerpt(claim, sentence));
  const isWhole = (sentence: Evidence) => sentence.spoken.length === claim.spoken.length;
  if (taken.some(sentence => isWhole(sentence) || standsIn(claim, sentence) || agrees(claim, sentence)))
    return "supported";
  const shares = sentences.map(sentence => wordShare(claim, sentence));
  const best = Math.max(...shares);
  const about = sentences.filter((_, at) => shares[at]! >= best * alike);
  const near = sentences.filter((_, at) => shares[at]! >= best * nearby);
  if (!claim.amounts.every(amount => near.some(sentence => holdsAmount(sentence, amount))))
    return "unsupported";
  const said = same.flatMap(({ sentences, whole }) => sentences.map(sentence => ({ sentence, whole })));
  if (said.some(({ sentence, whole }) => changesRepeated(claim, sentence, whole))) return "unsupported";
  if (!agreesWithRows(claim, sentences)) return "unsupported";
  if (best >= nearlyVerbatim && about.every(sentence => addsNoun(claim, sentence))) return "unsupported";
  if (claim.names.some(name => !same.some(source => source.whole.tokens.has(name)))) return "unsupported";
  // Limits are those of the sentence with the claim's amounts, not of another one that shares its words.
  const holding = about.filter(sentence => claim.amounts.every(amount => holdsAmount(sentence, amount)));
  const compared = holding.length > 0 ? holding : about;
  return compared.some(sentence => agrees(claim, sentence)) ? "supported" : "unsupported";
}

/** Whether a claim that names a row of a table by its first cell takes its amounts from that row. */
function agreesWithRows(claim: Evidence, sentences: Evidence[]): boolean {
  const rows = sentences.filter(({ rowOf }) => rowOf.length > 0);
  const named = rows.filter(({ rowOf }) => rowOf.every(word => claim.stems.has(stem(word, claim.language))));
  if (named.length === 0) return true;
  return claim.amounts.every(
    amount =>
      named.some(row => holdsAmount(row, amount)) ||
      sentences.some(sentence => !rows.includes(sentence) && holdsAmount(sentence, amount)),
  );
}

/** Whether a claim has a noun that its sentence has not: where most is taken over, that is a change. */
function addsNoun({ nouns, language }: Evidence, sentence: Evidence): boolean {
  return nouns.some(word => {
    const root = stem(word, language);
    if (unitOf(word) || sentence.stems.has(root) || sentence.words.some(other => within(root, other)))
      return false;
    // "Kielbolzen" for "Bolzen", but not "Samstagsarbeit" where "Sonntagsarbeit" stands.
    const head = sentence.words.find(other => other.length > 3 && word.endsWith(other));
    return !head || sentence.words.some(other => other !== head && other.endsWith(head));
  });
}

/** The languages differ: amounts, names and words that both languages have can be compared. */
function supportAcross(claim: Evidence, sources: Source[]): Support {
  if (claim.amounts.length > 1 && sources.length === 1 && !standTogether(claim, sources))
    return "unsupported";
  const codes = claim.names.filter(name => /\d/.test(name));
  if (codes.some(name => !sources.some(({ whole }) => whole.tokens.has(name)))) return "unsupported";
  const shared = claim.words.some(word => sources.some(({ whole }) => whole.words.includes(word)));
  return claim.amounts.length > 0 || shared ? "supported" : "unchecked";
}

/** Whether two sentences in a row hold all amounts of a claim. */
function standTogether({ amounts }: Evidence, sources: Source[]): boolean {
  return sources.some(({ sentences }) =>
    sentences.some((one, at) =>
      amounts.every(
        amount => holdsAmount(one, amount) || (sentences[at + 1] && holdsAmount(sentences[at + 1]!, amount)),
      ),
    ),
  );
}

function holdsAmount({ amounts }: Evidence, amount: Amount): boolean {
  return amounts.some(other => sameAmount(amount, other));
}

/** Whether one sentence denies what another one says without any denial. */
function deniesAlone({ denied }: Evidence, other: Evidence): boolean {
  if (other.denied.size > 0) return false;
  // "Nicht mehr weiterentwickelt" and "weiterhin entwickelt".
  const said = (root: string) =>
    other.plainStems.has(root) ||
    (root.length > 8 && [...other.plainStems].some(one => one.length > 5 && root.endsWith(one)));
  return [...denied].some(said);
}

function deniesOther(one: Evidence, other: Evidence): boolean {
  return deniesAlone(one, other) || deniesAlone(other, one);
}

/** "Davon nicht ausgenommen": with other exceptions a denial says nothing, because it may be about them. */
function deniesException({ denied }: Evidence): boolean {
  return [...denied].some(root => /^(?:ausgenomm|ausnahm|exempt|except|exclu|مستثن)/.test(root));
}

/** Whether two sentences about the same say the same as far as denials and limits tell. */
function agrees(claim: Evidence, sentence: Evidence): boolean {
  const excepts =
    claim.limits.has("except") || [...sentence.excepted].some(root => claim.plainStems.has(root));
  if (excepts ? deniesException(claim) !== deniesException(sentence) : deniesOther(claim, sentence))
    return false;
  const denies = claim.denied.size > 0 || sentence.denied.size > 0;
  if (!denies && areOpposite(claim.opposites, sentence.opposites)) return false;
  const says = (limit: Limit) => claim.limits.has(limit);
  const said = (limit: Limit) => sentence.limits.has(limit);
  if (says("atLeast") && said("atMost") && !said("atLeast")) return false;
  if (says("atMost") && said("atLeast") && !said("atMost")) return false;
  const demanded = says("onlyIf") && said("must");
  if (says("only") && !said("only") && !said("except") && !demanded) return false;
  if (says("all") && said("except") && !says("except")) return false;
  if (says("also") && said("only") && !(says("only") && said("also"))) return false;
  return !says("all") || said("all");
}

/** Whether a source names it, perhaps as a part of a longer one. */
function holdsIdentifier({ identifiers }: Evidence, name: string): boolean {
  return identifiers.some(other => other.includes(name) || name.includes(other));
}

function merged(all: Evidence[]): Pick<Evidence, "words" | "stems"> {
  return {
    words: all.flatMap(source => source.words),
    stems: new Set(all.flatMap(source => [...source.stems])),
  };
}
