// Whether questions about the same are gathered in one topic, on 300 labelled questions of invented domains: `npm run
// bench -- topics`. The threshold was chosen on one half of the topics; the other half was not looked at. With
// DETAILS=1 each topic of the choosing half that falls apart is printed; THRESHOLDS=1 compares thresholds on that half.
import { readFileSync } from "node:fs";
import { alike, groupQuestions } from "~/domain/feedback/topic/group-questions";
import { say } from "./product/figure";

interface Labelled {
  half: "choosing" | "held back";
  questions: string[];
}

const topics = JSON.parse(readFileSync("tests/bench/topics/topics.json", "utf8")) as Labelled[];

/** Questions of these topics as they would come in: the first of each topic, then the second, … */
function mixed(of: Labelled[]): { question: string; topic: number }[] {
  const most = Math.max(...of.map(({ questions }) => questions.length));
  return Array.from({ length: most }, (_, place) => place).flatMap(place =>
    of.flatMap(({ questions }, topic) => {
      const question = questions[place];
      return question === undefined ? [] : [{ question, topic }];
    }),
  );
}

/** The shares of pairs about the same that are together, of pairs about different things that are apart, and of both. */
function pairsRight(half: Labelled["half"], threshold: number) {
  const asked = mixed(topics.filter(topic => topic.half === half));
  const groupOf: number[] = [];
  const groups = groupQuestions(
    asked.map(({ question }) => question),
    threshold,
  );
  for (const [group, places] of groups.entries()) for (const place of places) groupOf[place] = group;
  const count = { same: 0, together: 0, different: 0, apart: 0 };
  for (let one = 0; one < asked.length; one++)
    for (let other = 0; other < one; other++) {
      const same = asked[one]!.topic === asked[other]!.topic;
      const together = groupOf[one] === groupOf[other];
      count[same ? "same" : "different"] += 1;
      if (same && together) count.together += 1;
      if (!same && !together) count.apart += 1;
    }
  if (process.env.DETAILS && half === "choosing" && threshold === alike)
    for (const places of groups)
      console.error(places.map(place => `${asked[place]!.topic}: ${asked[place]!.question}`).join(" | "));
  const together = count.together / count.same;
  const apart = count.apart / count.different;
  const wrongTogether = count.different - count.apart;
  return {
    together,
    apart,
    balanced: (together + apart) / 2,
    all: (count.together + count.apart) / (count.same + count.different),
    precise: count.together / Math.max(1, count.together + wrongTogether),
    groups: groups.length,
  };
}

if (process.env.THRESHOLDS)
  for (let threshold = 0.1; threshold < 0.5; threshold += 0.02)
    console.error(threshold.toFixed(2), pairsRight("choosing", threshold));

for (const half of ["choosing", "held back"] as const) {
  const { together, apart, balanced, all, precise } = pairsRight(half, alike);
  const goal = half === "held back" ? { atLeast: 0.85 } : {};
  const round = (share: number) => Math.round(share * 1000) / 1000;
  say(`${half}: pairs about the same that are together`, round(together), "share");
  say(`${half}: pairs about different things that are apart`, round(apart), "share");
  say(`${half}: mean of both`, round(balanced), "share", goal);
  say(`${half}: pairs in one topic that are about the same`, round(precise), "share");
  say(`${half}: all pairs right`, round(all), "share");
}
