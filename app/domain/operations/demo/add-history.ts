import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";
import { addOpinions } from "./add-opinions";
import { dayMs } from "./days-ago";
import { pseudoRandom } from "./pseudo-random";
import { timedId } from "./timed-id";
import { weightedIndex } from "./weighted-index";

const days = 364;
/** The number of questions rises over the last two months; before them it follows the seasons. */
const recentDays = 60;

/** The relative number of questions on a day: it rises over the year, and is low at Christmas and in the summer holidays. */
function activityOf(ago: number, at: Date): number {
  if (ago <= recentDays) return 1.3 - ago / (2 * recentDays);
  const day = at.toISOString().slice(5, 10);
  const season = day >= "12-20" || day <= "01-06" ? 0.2 : day >= "07-20" && day <= "08-25" ? 0.45 : 1;
  const wave = 1 + 0.35 * Math.sin(ago / 23);
  return season * wave * (1 - (0.6 * ago) / days);
}

type AskedQuestion = {
  id: string;
  chat: (typeof history.chats)[number];
  at: Date;
  name: string;
  ago: number;
};

/** The questions of a year with their times: mostly on working days, in office hours, with seasonal variation. */
function questionTimes(): AskedQuestion[] {
  const now = clock.now().getTime();
  const today = Math.floor(now / dayMs) * dayMs;
  const log: AskedQuestion[] = [];
  const weights = history.chats.map(one => one.weight);
  for (let ago = days; ago >= 0; ago--) {
    const midnight = today - ago * dayMs;
    const weekend = [0, 6].includes(new Date(midnight).getUTCDay());
    const busy = (weekend ? 1.2 : 7) * activityOf(ago, new Date(midnight));
    const count = Math.floor(busy * (0.4 + pseudoRandom(`count ${ago}`)));
    const add = (chat: AskedQuestion["chat"] | undefined, name: string) => {
      // From 6 to 17 UTC, fewer at noon.
      const hour = 6 + weightedIndex([1, 4, 6, 6, 5, 2, 4, 5, 4, 3, 1], pseudoRandom(`hour ${name}`));
      const at = midnight + hour * 3_600_000 + Math.floor(pseudoRandom(`minute ${name}`) * 3_600_000);
      if (chat && at < now - 600_000)
        log.push({ id: timedId(`question ${name}`, new Date(at)), chat, at: new Date(at), name, ago });
    };
    for (let number = 0; number < count; number++)
      add(history.chats[weightedIndex(weights, pseudoRandom(`chat ${ago} ${number}`))], `${ago} ${number}`);
    // All users ask on Tuesdays, so that figures across companies have a group large enough to be shown.
    if (new Date(midnight).getUTCDay() === 2 && count > 2)
      for (const [place, chat] of history.chats.entries()) add(chat, `${ago} Tuesday ${place}`);
  }
  return log;
}

/** Adds a year of questions of the demo company, so that its charts have data. */
export async function addHistory(tx: Db): Promise<void> {
  const log = questionTimes();
  for (const chat of history.chats) {
    const id = demoId(`chat ${chat.name}`);
    const times = log.filter(one => one.chat === chat).map(one => one.at);
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
  const rows = log.map(messageOf);
  await tx.run(sql`
    insert into messages (id, conversation_id, question, answer, state, unsupported, answerer, language, created_at, finished_at,
                          first_word_ms)
    select id, conversation, question, answer, state, unsupported, answerer, language, at, at + took * interval '1 millisecond', first
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id uuid, conversation uuid, question text, answer text, state text, unsupported jsonb, answerer text,
              language text, at timestamptz, took int, first int)`);
  // Files are read later, so only the sentence is known, not its page.
  await tx.run(sql`
    insert into citations (message_id, number, file_id, file_name, sentence, start_offset, end_offset)
    select id, 1, file_id, file, sentence, 0, length(sentence)
    from json_to_recordset(${JSON.stringify(rows.filter(row => row.state === "complete"))}::json)
      as r(id uuid, file_id uuid, file text, sentence text)`);
  await addOpinions(
    tx,
    log.map(({ id, chat, at, name }, place) => ({
      id,
      at,
      name,
      owner: chat.owner,
      state: rows[place]?.state ?? "",
    })),
  );
}

function messageOf({ id, chat, at, name, ago }: AskedQuestion) {
  const pick = Math.floor(pseudoRandom(`question ${name}`) * chat.questions.length);
  const { question = "", file, sentence, added } = chat.questions[pick] ?? {};
  const stopped = pseudoRandom(`stopped ${name}`) < 0.04;
  // Simulates three days of restarts, and a month of slow answers.
  const failed = ago >= 148 && ago <= 150 && pseudoRandom(`failed ${name}`) < 0.5;
  const slow = ago >= 200 && ago <= 230 ? 900 : 0;
  const state = failed ? "interrupted" : stopped ? "stopped" : sentence ? "complete" : "declined";
  const quote = state === "complete" ? `${sentence} [1]` : "";
  // Simulates a model that adds unsupported sentences, less often after a better one was chosen.
  const free =
    quote !== "" && added !== undefined && pseudoRandom(`added ${name}`) < (ago > 120 ? 0.6 : 0.25);
  const answer = free ? `${quote} ${added}` : quote;
  const language = ["de", "en", "ar"][weightedIndex([24, 3, 1], pseudoRandom(`language ${name}`))];
  // Most of the time is retrieval, then writing.
  const took = Math.round(180 + 500 * pseudoRandom(`took ${name}`) ** 2 + answer.length * 1.5) + slow;
  // The first word comes before the last one.
  const first =
    state === "complete"
      ? Math.min(Math.round(120 + 400 * pseudoRandom(`first ${name}`) ** 2) + slow, took - 30)
      : null;
  return {
    id,
    question,
    answer,
    state,
    language,
    at,
    took,
    first,
    unsupported: free ? [[quote.length + 1, answer.length]] : [],
    answerer: free ? "mistral/mistral-small-latest" : "builtin",
    file,
    sentence,
    conversation: demoId(`thread ${chat.name}`),
    file_id: file ? demoId(`file ${file}`) : undefined,
  };
}
