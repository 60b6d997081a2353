import { foldText } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";
import { type Amount, measureOf, sameAmount, unitOf } from "./amounts";
import { contradictsDepartments } from "./departments";
import {
  containsWord,
  type Evidence,
  isMisspelling,
  isPartOf,
  type SourceEvidence,
  wordShare,
} from "./evidence";
import { isKindNoun } from "./kind-nouns";
import { containsStep, type MenuStep } from "./menu-path";
import { areOpposite } from "./opposites";
import type { Limit } from "./polarity";
import { altersSentence, isExcerpt, isVerbatimIn } from "./repeated-sentence";

/** `unchecked`: the passage is in another language and shares neither amount nor word with the claim. */
export type Support = "supported" | "unsupported" | "unchecked";

/** Share of a claim's content words that its source must contain. */
const supportThreshold = 0.34;
/** Share of a claim's words in one sentence from which on the claim is a copy of the sentence rather than a paraphrase. */
const nearlyVerbatim = 0.85;
/** Minimum share of a claim's words in a sentence that contradicts it: of another wording, negations apply to other words. */
const minShareToContradict = 0.5;
/** Share of a claim's words in one sentence from which on a less similar one is not what the claim repeats. */
const minRepeatedShare = 0.6;
/** Minimum share of a sentence on the claim's topic, relative to that of the best sentence. */
const minTopicShare = 0.75;
/** Minimum share of a sentence with the claim's amounts, relative to that of the best sentence. */
const minAmountShare = 0.5;

/** Minimum share of a claim's words, its units aside, in a clause whose amount is compared with the claim's. */
const minTopicOfAmount = 0.6;
/** Maximum share of a clause with the claim's amount, relative to that of the best clause, to be about something else. */
const maxShareOfOther = 0.7;

/** The share of a claim's words and amounts that a source contains, if it contains all amounts: 0 to 1. */
function shareWithAmounts(claim: Evidence, source: Evidence): number {
  const amounts = claim.amounts.length;
  const share = wordShare(claim, source) * claim.words.length;
  return claim.words.length + amounts === 0 ? 1 : (share + amounts) / (claim.words.length + amounts);
}

/**
 * Assesses by words whether sources support a claim whose figures they contain ({@link hasUnknownFigures}). `supported` means
 * that they contain the claim, not that they prove it.
 * @param clauses the main clauses of the claim, if there are several
 */
export function assessSupport(
  sentence: Evidence,
  sources: SourceEvidence[],
  clauses: Evidence[] = [],
): Support {
  const claim = withoutWeakAmounts(sentence);
  if (sources.length === 0) return "unsupported";
  const departments = new Set(sources.flatMap(({ whole }) => [...whole.departments]));
  if (contradictsDepartments(claim.departments, departments)) return "unsupported";
  if (sources.some(({ language }) => language !== claim.language))
    return assessAcrossLanguages(claim, sources);
  const isKnownStep = (step: MenuStep) => sources.some(({ whole }) => containsStep(whole.sequence, step));
  if (!claim.menuSteps.every(isKnownStep)) return "unsupported";
  if (isFound(claim, sources)) return "supported";
  // A claim may join sentences of its sources; each of its clauses must then be found alone, and none adds a noun.
  const sourceParts = sources.flatMap(source => [source.whole, source.context]);
  const isJoined =
    clauses.length > 1 &&
    claim.nouns.every(
      noun =>
        isKindNoun(noun, claim.language) ||
        sourceParts.some(source => containsWord(source, noun, claim.language)),
    ) &&
    isConsistentWithRows(
      claim,
      sources.flatMap(source => source.sentences),
    ) &&
    clauses.every(clause => isFound(withoutWeakAmounts(clause), sources));
  return isJoined ? "supported" : "unsupported";
}

/** Whether a claim has an amount or an identifier that none of its sources contains: no wording of theirs can say it. */
export function hasUnknownFigures(sentence: Evidence, sources: SourceEvidence[]): boolean {
  const { amounts, identifiers } = withoutWeakAmounts(sentence);
  return (
    !amounts.every(amount => sources.some(({ whole }) => containsAmount(whole, amount))) ||
    !identifiers.every(name => sources.some(({ whole }) => containsIdentifier(whole, name)))
  );
}

function withoutWeakAmounts(sentence: Evidence): Evidence {
  return { ...sentence, amounts: sentence.amounts.filter(({ weak }) => !weak) };
}

/** Whether sentences of the sources in the claim's language contain it, and none of them contradicts it. */
function isFound(claim: Evidence, sources: SourceEvidence[]): boolean {
  const whole = { ...claim, ...mergeWords(sources.map(source => source.whole)) };
  if (shareWithAmounts(claim, whole) < supportThreshold) return false;
  const sentences = sources.flatMap(source => source.sentences);
  // An excerpt is supported, unless the omitted words limit or negate it.
  const excerpted = sentences.filter(sentence => isExcerpt(claim, sentence));
  const isWhole = (sentence: Evidence) => sentence.sequence.length === claim.sequence.length;
  if (
    excerpted.some(
      sentence => isWhole(sentence) || isVerbatimIn(claim, sentence) || isConsistent(claim, sentence),
    )
  )
    return true;
  const shares = sentences.map(sentence => wordShare(claim, sentence));
  const best = Math.max(...shares);
  const onTopic = sentences.filter((_, at) => shares[at]! >= best * minTopicShare);
  const related = sentences.filter((_, at) => shares[at]! >= best * minAmountShare);
  if (!claim.amounts.every(amount => related.some(sentence => containsAmount(sentence, amount))))
    return false;
  const bestSingle = Math.max(...shares.filter((_, at) => !sentences[at]!.parts));
  const isAltered = (one: Evidence, source: SourceEvidence) =>
    !one.parts &&
    (bestSingle < minRepeatedShare || wordShare(claim, one) >= bestSingle * minTopicShare) &&
    altersSentence(claim, one, source);
  if (sources.some(source => source.sentences.some(one => isAltered(one, source)))) return false;
  if (!isConsistentWithRows(claim, sentences)) return false;
  if (
    hasAmountOfOther(
      claim,
      sources.flatMap(source => source.clauses),
    )
  )
    return false;
  const contexts = sources.map(({ context }) => context);
  if (best >= nearlyVerbatim && onTopic.every(sentence => addsNoun(claim, sentence, contexts))) return false;
  const isNamed = (name: string) =>
    sources.some(({ whole, context }) => whole.tokens.has(name) || context.tokens.has(name));
  if (!claim.names.every(isNamed)) return false;
  // Compares limits with the sentences that contain the claim's amounts, if there are any.
  const withAmounts = onTopic.filter(sentence =>
    claim.amounts.every(amount => containsAmount(sentence, amount)),
  );
  const compared = withAmounts.length > 0 ? withAmounts : onTopic;
  return compared.some(sentence => isConsistent(claim, sentence));
}

/**
 * Whether the clauses that match a claim best give another amount of the same measure than the claim, whose own is in one
 * that matches clearly less: "Repairs take one year" beside "Batteries are covered for one year. Repairs take ten days."
 */
function hasAmountOfOther(claim: Evidence, clauses: Evidence[]): boolean {
  const topic = { ...claim, words: claim.words.filter(word => !unitOf(word)) };
  if (topic.words.length < 2) return false;
  const shares = clauses.map(clause => wordShare(topic, clause));
  const best = Math.max(...shares);
  if (best < minTopicOfAmount) return false;
  const hasName = ({ tokens }: Evidence) => claim.names.some(name => tokens.has(name));
  const bestClauses = clauses.filter((_, at) => shares[at] === best);
  return claim.amounts.some(amount => {
    const measure = measureOf(amount);
    const own = Math.max(
      0,
      ...clauses.map((clause, at) => (containsAmount(clause, amount) ? shares[at]! : 0)),
    );
    return (
      measure !== undefined &&
      own <= best * maxShareOfOther &&
      !clauses.some(clause => containsAmount(clause, amount) && hasName(clause)) &&
      bestClauses.some(({ amounts }) => amounts.some(other => !other.weak && measureOf(other) === measure))
    );
  });
}

/** Whether a claim that names a row of a table by its first cell has the amounts of that row. */
function isConsistentWithRows(claim: Evidence, sentences: Evidence[]): boolean {
  const rows = sentences.filter(({ rowLabel }) => rowLabel.length > 0);
  const named = rows.filter(({ rowLabel }) =>
    rowLabel.every(word => claim.stems.has(stem(word, claim.language))),
  );
  if (named.length === 0) return true;
  return claim.amounts.every(
    amount =>
      named.some(row => containsAmount(row, amount)) ||
      sentences.some(sentence => !rows.includes(sentence) && containsAmount(sentence, amount)),
  );
}

/**
 * Whether a claim has a noun that the sentence and its context lack, which alters a sentence that is mostly copied. A
 * noun that says what kind of thing a name is adds nothing ("die Option silent"), unless it replaces another one.
 */
function addsNoun(
  { nouns, stems, sequence, language }: Evidence,
  sentence: Evidence,
  contexts: Evidence[],
): boolean {
  const isKnown = (word = "") => [...sentence.words, ...sentence.names].includes(word);
  return nouns.some(word => {
    const root = stem(word, language);
    if (unitOf(word) || sentence.stems.has(root) || sentence.words.some(other => isPartOf(root, other)))
      return false;
    if (
      isKindNoun(word, language) &&
      isKnown(sequence[sequence.indexOf(word) + 1]) &&
      !sentence.words.some(other => isKindNoun(other, language) && !stems.has(stem(other, language)))
    )
      return false;
    if (sentence.words.some(other => isMisspelling(word, other))) return false;
    if (contexts.some(context => context.stems.has(root))) return false;
    // Allows "Kielbolzen" for "Bolzen", but not "Samstagsarbeit" for "Sonntagsarbeit".
    const head = sentence.words.find(other => other.length > 3 && word.endsWith(other));
    return !head || sentence.words.some(other => other !== head && other.endsWith(head));
  });
}

/** Assesses support across languages, by amounts, codes and words that are the same in both languages. */
function assessAcrossLanguages(claim: Evidence, sources: SourceEvidence[]): Support {
  if (claim.amounts.length > 1 && sources.length === 1 && !hasAdjacentAmounts(claim, sources))
    return "unsupported";
  const codes = claim.names.filter(name => /\d/.test(name));
  if (codes.some(name => !sources.some(({ whole }) => whole.tokens.has(name)))) return "unsupported";
  const shared = claim.words.some(word => sources.some(({ whole }) => whole.words.includes(word)));
  if (permitsNegated(claim, sources)) return "unsupported";
  return claim.amounts.length > 0 || shared ? "supported" : "unchecked";
}

/** Minimum number of shared words and amounts that tell which sentence in another language a claim translates. */
const minSharedAcross = 2;

/** Words that permit, folded: "may be connected" is false where the source says "dürfen nicht angeschlossen werden". */
const permissions = new Set(
  (
    "darf dürfen kann können erlaubt zulässig gestattet may can allowed permitted peut peuvent permis permise autorisé autorisée " +
    "يجوز يمكن مسموح"
  )
    .split(" ")
    .map(foldText),
);

/** Whether a claim permits what the one sentence in another language negates that it shares most with. */
function permitsNegated(claim: Evidence, sources: SourceEvidence[]): boolean {
  if (claim.negated.size > 0 || ![...claim.tokens].some(word => permissions.has(word))) return false;
  const sentences = sources.flatMap(source => source.sentences);
  const counts = sentences.map(
    sentence =>
      claim.words.filter(word => sentence.words.includes(word)).length +
      claim.amounts.filter(amount => containsAmount(sentence, amount)).length,
  );
  const most = Math.max(...counts);
  if (most < minSharedAcross || counts.filter(count => count === most).length > 1) return false;
  const { negated, limits } = sentences[counts.indexOf(most)]!;
  return negated.size > 0 && !limits.has("except") && !limits.has("only") && !limits.has("onlyIf");
}

/** Whether two consecutive sentences contain all amounts of a claim, or one each of several groups: the rows of a table. */
function hasAdjacentAmounts({ amounts }: Evidence, sources: SourceEvidence[]): boolean {
  return sources.some(
    ({ sentences }) =>
      sentences.some((one, at) =>
        amounts.every(
          amount =>
            containsAmount(one, amount) || (sentences[at + 1] && containsAmount(sentences[at + 1]!, amount)),
        ),
      ) || haveAmountsInGroups(sentences, amounts),
  );
}

/** Whether amounts in their order are groups of at least two, each in one sentence: "80 cups with the 701, 100 with the 702". */
function haveAmountsInGroups(sentences: Evidence[], amounts: Amount[]): boolean {
  /** Where a group may begin. */
  const begins = new Set([0]);
  for (const from of begins)
    for (const sentence of sentences)
      for (let to = from; to < amounts.length && containsAmount(sentence, amounts[to]!); to++)
        if (to > from) begins.add(to + 1);
  return begins.has(amounts.length);
}

function containsAmount({ amounts }: Evidence, amount: Amount): boolean {
  return amounts.some(other => sameAmount(amount, other));
}

/** Whether a sentence negates what another one states without any negation. */
function negatesStatement({ negated }: Evidence, other: Evidence): boolean {
  if (other.negated.size > 0) return false;
  // Also inside compounds: "nicht mehr weiterentwickelt" and "weiterhin entwickelt".
  const isStated = (root: string) =>
    other.unaccentedStems.has(root) ||
    (root.length > 8 && [...other.unaccentedStems].some(one => one.length > 5 && root.endsWith(one)));
  return [...negated].some(isStated);
}

/** Whether two sentences each negate only what the other one states: "A, but not B" and "not A, but B". */
function swapsNegation(one: Evidence, other: Evidence): boolean {
  const negates = (a: Evidence, b: Evidence) =>
    a.negated.size > 0 && [...a.negated].every(root => b.unaccentedStems.has(root) && !b.negated.has(root));
  return negates(one, other) && negates(other, one);
}

/** Whether two sentences contradict each other by a negation, in either direction. */
export function contradictsByNegation(one: Evidence, other: Evidence): boolean {
  return negatesStatement(one, other) || negatesStatement(other, one) || swapsNegation(one, other);
}

/** Whether a negation applies to the exception itself: "davon nicht ausgenommen". */
function negatesException({ negated }: Evidence): boolean {
  return [...negated].some(root => /^(?:ausgenomm|ausnahm|exempt|except|exclu|مستثن)/.test(root));
}

/** Whether the negations, opposites and limits of a claim are consistent with those of a sentence on the same topic. */
function isConsistent(claim: Evidence, sentence: Evidence): boolean {
  if (sentence.parts?.some(part => contradictsByNegation(claim, part))) return false;
  if ([...sentence.statedInstead].some(root => claim.negated.has(root))) return false;
  const hasException =
    claim.limits.has("except") || [...sentence.exceptions].some(root => claim.unaccentedStems.has(root));
  if (
    hasException
      ? negatesException(claim) !== negatesException(sentence)
      : contradictsByNegation(claim, sentence) && wordShare(claim, sentence) >= minShareToContradict
  )
    return false;
  const hasNegation = claim.negated.size > 0 || sentence.negated.size > 0;
  if (!hasNegation && areOpposite(claim.opposites, sentence.opposites)) return false;
  const inClaim = (limit: Limit) => claim.limits.has(limit);
  const inSource = (limit: Limit) => sentence.limits.has(limit);
  if (inClaim("atLeast") && inSource("atMost") && !inSource("atLeast")) return false;
  if (inClaim("atMost") && inSource("atLeast") && !inSource("atMost")) return false;
  const isDemanded = inClaim("onlyIf") && inSource("must");
  if (inClaim("only") && !inSource("only") && !inSource("except") && !isDemanded) return false;
  if (inClaim("all") && inSource("except") && !inClaim("except")) return false;
  if (inClaim("also") && inSource("only") && !(inClaim("only") && inSource("also"))) return false;
  return !inClaim("all") || inSource("all");
}

/** Whether a source contains an identifier, also as a part of a longer one or the reverse. */
function containsIdentifier({ identifiers }: Evidence, name: string): boolean {
  return identifiers.some(other => other.includes(name) || name.includes(other));
}

function mergeWords(all: Evidence[]): Pick<Evidence, "words" | "stems"> {
  return {
    words: all.flatMap(source => source.words),
    stems: new Set(all.flatMap(source => [...source.stems])),
  };
}
