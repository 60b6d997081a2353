import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";
import { pseudoRandom } from "./pseudo-random";

/** Older dislikes are settled; those of the last days wait for the data manager. */
const openMs = 12 * 86_400_000;

/** On Tuesdays, when everyone asks, most say what they think: so that a week has opinions of five people. */
const shareOf = (name: string) => (name.includes("Tuesday") ? 0.85 : 0.33);

type Answered = { id: string; owner: string; at: Date; name: string; state: string };

/** Adds what the askers of the demo questions thought of a third of the answers, and of most on Tuesdays, two minutes after each. */
export async function addOpinions(tx: Db, answers: Answered[]): Promise<void> {
  const open = clock.now().getTime() - openMs;
  const rows = answers
    .filter(
      ({ state, name }) =>
        ["complete", "declined"].includes(state) && pseudoRandom(`opinion ${name}`) < shareOf(name),
    )
    .map(({ id, owner, at, name, state }) => {
      const liked = pseudoRandom(`liked ${name}`) < (state === "complete" ? 0.86 : 0.2);
      const mood = pseudoRandom(`mood ${name}`);
      const given = new Date(at.getTime() + 120_000);
      return {
        id: demoId(`opinion ${name}`),
        message: id,
        owner: demoId(owner),
        liked,
        given,
        mood:
          mood < 0.5
            ? null
            : liked
              ? mood < 0.85
                ? "happy"
                : "neutral"
              : mood < 0.7
                ? "neutral"
                : "negative",
        settled: !liked && given.getTime() < open ? new Date(given.getTime() + 86_400_000) : null,
      };
    });
  await tx.run(sql`
    insert into feedback (id, company_id, source, user_id, message_id, mood, liked, settled_at, created_at, updated_at)
    select id, ${demoId(history.company)}, 'answer', owner, message, mood, liked, settled, given, given
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id uuid, owner uuid, message uuid, mood text, liked boolean, settled timestamptz, given timestamptz)`);
}
