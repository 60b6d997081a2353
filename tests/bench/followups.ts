// Follow-up questions without a model, on 60 pairs of questions over the demo documents and the tests' guides, and on 20
// that were written after the rules: `npm run bench -- followups`. With DETAILS=1 each miss is printed.
import { languages } from "~/contract/language";
import { type MeasuredPair, measurePairs } from "./followups/measure-pairs";
import { say } from "./product/figure";
import { shareOf } from "./retrieval/figures";

const all = await measurePairs();
const pairs = all.filter(({ half }) => half !== "later");
const later = all.filter(({ half }) => half === "later");
const found = (of: MeasuredPair[]) => shareOf(of, ({ rank }) => rank.product >= 0);
const part = (name: string, of: MeasuredPair[]) =>
  say(`right passage among the first five, ${name} (${of.length})`, found(of), "share");

say(`right passage among the first five (${pairs.length})`, found(pairs), "share", { atLeast: 0.85 });
for (const half of ["choosing", "held back"] as const)
  part(
    half,
    pairs.filter(pair => pair.half === half),
  );
for (const kind of ["follows", "shifts"] as const) {
  const of = pairs.filter(pair => pair.kind === kind);
  part(kind, of);
  for (const half of ["choosing", "held back"] as const)
    part(
      `${kind}, ${half}`,
      of.filter(pair => pair.half === half),
    );
}
for (const language of languages)
  part(
    language,
    pairs.filter(pair => pair.language === language),
  );
say(
  "searched as it was typed: right passage",
  shareOf(pairs, ({ rank }) => rank.typed >= 0),
  "share",
);
say(
  "searched with the whole question before: right passage",
  shareOf(pairs, ({ rank }) => rank.joined >= 0),
  "share",
);
const shifts = pairs.filter(({ kind }) => kind === "shifts");
say(
  "another topic, and searched without the question before",
  shareOf(shifts, ({ isFollowUp }) => !isFollowUp),
  "share",
);
part("written after the rules", later);
say(
  "searched as it was typed: right passage, written after the rules",
  shareOf(later, ({ rank }) => rank.typed >= 0),
  "share",
);
say(
  "another topic, and searched without the question before, written after the rules",
  shareOf(
    later.filter(({ kind }) => kind === "shifts"),
    ({ isFollowUp }) => !isFollowUp,
  ),
  "share",
);

if (process.env.DETAILS)
  for (const { half, kind, before, question, searched, isFollowUp, rank } of all)
    if (rank.product < 0 || (kind === "shifts" && isFollowUp))
      console.error(`  ${half}, ${kind}: ${before} ${question} → ${searched} ${JSON.stringify(rank)}`);
process.exit(0);
