import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";
import { timedId } from "./timed-id";

const days = 60;
const dayLength = 86_400_000;

/** A reproducible number from 0 up to 1 for a name. */
const chance = (name: string): number =>
  createHash("sha256").update(`lotse history ${name}`).digest().readUInt32BE(0) / 2 ** 32;

/** The index of a weighted choice for a number from 0 to 1. */
function chosen(weights: number[], at: number): number {
  let left = at * weights.reduce((all, one) => all + one, 0);
  return Math.max(
    0,
    weights.findIndex(weight => {
      left -= weight;
      return left < 0;
    }),
  );
}

type Asked = { id: string; chat: (typeof history.chats)[number]; at: Date; name: string };

/** The times of the questions: mostly on working days, in office hours, slightly increasing each week. */
function moments(): Asked[] {
  const now = clock.now().getTime();
  const today = Math.floor(now / dayLength) * dayLength;
  const asked: Asked[] = [];
  for (let ago = days; ago >= 0; ago--) {
    const midnight = today - ago * dayLength;
    const weekend = [0, 6].includes(new Date(midnight).getUTCDay());
    const busy = (weekend ? 1.2 : 7) * (1.3 - ago / (2 * days));
    const count = Math.floor(busy * (0.4 + chance(`count ${ago}`)));
    for (let number = 0; number < count; number++) {
      const name = `${ago} ${number}`;
      // From 6 to 17 UTC, fewer at noon.
      const hour = 6 + chosen([1, 4, 6, 6, 5, 2, 4, 5, 4, 3, 1], chance(`hour ${name}`));
      const at = midnight + hour * 3_600_000 + Math.floor(chance(`minute ${name}`) * 3_600_000);
      const chat =
        history.chats[
          chosen(
            history.chats.map(one => one.weight),
            chance(`chat ${name}`),
          )
        ];
      if (chat && at < now - 600_000)
        asked.push({ id: timedId(`question ${name}`, new Date(at)), chat, at: new Date(at), name });
    }
  }
  return asked;
}

/** Creates the demo company's questions of the last 60 days, so that its charts have data. */
export async function addHistory(tx: Db): Promise<void> {
  const asked = moments();
  for (const chat of history.chats) {
    const id = demoId(`chat ${chat.name}`);
    const times = asked.filter(one => one.chat === chat).map(one => one.at);
    const now = clock.now();
    await tx.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
      values (${id}, ${demoId(history.company)}, ${demoId(chat.owner)}, ${chat.name}, 'private', ${times[0] ?? now},
              ${times.at(-1) ?? now})`);
    await tx.run(sql`
      insert into chat_divisions (chat_id, division_id)
      select ${id}, unnest(${chat.divisions.map(name => demoId(`${history.company} ${name}`))}::uuid[])`);
    await tx.run(sql`
      insert into conversations (id, chat_id, asker_id, created_at)
      values (${demoId(`thread ${chat.name}`)}, ${id}, ${demoId(chat.owner)}, ${times[0] ?? now})`);
  }
  const rows = asked.map(messageOf);
  await tx.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at)
    select id, conversation, question, answer, state, 'builtin', language, at, at + took * interval '1 millisecond'
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id uuid, conversation uuid, question text, answer text, state text, language text, at timestamptz, took int)`);
  // Files are read later, so only the sentence is known, not its page.
  await tx.run(sql`
    insert into citations (message_id, number, file_id, file_name, sentence, start_offset, end_offset)
    select id, 1, file_id, file, sentence, 0, length(sentence)
    from json_to_recordset(${JSON.stringify(rows.filter(row => row.state === "complete"))}::json)
      as r(id uuid, file_id uuid, file text, sentence text)`);
}

function messageOf({ id, chat, at, name }: Asked) {
  const pick = Math.floor(chance(`question ${name}`) * chat.questions.length);
  const { question = "", file, sentence } = chat.questions[pick] ?? {};
  const stopped = chance(`stopped ${name}`) < 0.04;
  const state = stopped ? "stopped" : sentence ? "complete" : "declined";
  const answer = state === "complete" ? `${sentence} [1]` : "";
  const language = ["de", "en", "ar"][chosen([24, 3, 1], chance(`language ${name}`))];
  // Retrieval takes most of the time, then writing.
  const took = Math.round(180 + 500 * chance(`took ${name}`) ** 2 + answer.length * 1.5);
  return {
    ...{ id, question, answer, state, language, at, took, file, sentence },
    conversation: demoId(`thread ${chat.name}`),
    file_id: file ? demoId(`file ${file}`) : undefined,
  };
}
