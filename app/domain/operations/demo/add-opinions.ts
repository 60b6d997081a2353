import sql from "sql-template-tag";
import type { Mood } from "~/contract/moods";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";
import { dayMs, daysAgo } from "./days-ago";
import { pseudoRandom } from "./pseudo-random";

/** Older negative opinions are settled; those of the last days are open. */
const openDays = 12;

/** The share of answers with an opinion: most on Tuesdays, when all users ask, so that a week has opinions of five people. */
const opinionShare = (name: string) => (name.includes("Tuesday") ? 0.85 : 0.33);

/** Half of the opinions have a mood, mostly the one that fits. */
function moodOf(liked: boolean, chance: number): Mood | null {
  if (chance < 0.5) return null;
  if (liked) return chance < 0.85 ? "happy" : "neutral";
  return chance < 0.7 ? "neutral" : "negative";
}

type Answered = { id: string; owner: string; at: Date; name: string; state: string };

/** Adds opinions about the answers of the demo company, each two minutes after its answer. */
export async function addOpinions(tx: Db, answers: Answered[]): Promise<void> {
  const openSince = daysAgo(openDays).getTime();
  const rows = answers
    .filter(
      ({ state, name }) =>
        ["complete", "declined"].includes(state) && pseudoRandom(`opinion ${name}`) < opinionShare(name),
    )
    .map(({ id, owner, at, name, state }) => {
      const liked = pseudoRandom(`liked ${name}`) < (state === "complete" ? 0.86 : 0.2);
      const givenAt = new Date(at.getTime() + 120_000);
      return {
        id: demoId(`opinion ${name}`),
        message: id,
        owner: demoId(owner),
        liked,
        given: givenAt,
        mood: moodOf(liked, pseudoRandom(`mood ${name}`)),
        settled: !liked && givenAt.getTime() < openSince ? new Date(givenAt.getTime() + dayMs) : null,
      };
    });
  await tx.run(sql`
    insert into feedback (id, company_id, source, user_id, message_id, mood, liked, settled_at, created_at, updated_at)
    select id, ${demoId(history.company)}, 'answer', owner, message, mood, liked, settled, given, given
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id uuid, owner uuid, message uuid, mood text, liked boolean, settled timestamptz, given timestamptz)`);
}
