import sql from "sql-template-tag";
import type { Mood } from "~/contract/moods";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { atAnswers, fromPublic, tags, toOperator } from "~/db/seed/feedback";
import { history } from "~/db/seed/history";
import { nameKey } from "~/domain/core/list/name-key";
import { keywordOf } from "~/domain/core/tag/tag-keyword";
import { dayMs, daysAgo } from "./days-ago";
import { pseudoRandom } from "./pseudo-random";
import { weightedIndex } from "./weighted-index";

const days = 364;

const pickOne = (texts: string[], at: number) => texts[Math.floor(at * texts.length)]!;

/** The share of positive feedback so many days ago: it rises over the year, with a bad month and a bad week. */
function positiveShare(ago: number): number {
  const wave = 0.12 * Math.sin(ago / 31);
  const bad = ago > 230 && ago < 265 ? -0.3 : ago > 40 && ago < 48 ? -0.25 : 0;
  return Math.min(0.9, Math.max(0.15, 0.68 - ago / 1400 + wave + bad));
}

const tagWeights = tags.map(({ weight }) => weight);

/** The id of a tag for three of four feedbacks. */
function pickTag(name: string): string | null {
  if (pseudoRandom(`feedback tagged ${name}`) >= 0.75) return null;
  const tag = tags[weightedIndex(tagWeights, pseudoRandom(`feedback tag ${name}`))]!;
  return demoId(`tag ${tag.name}`);
}

/** Adds the demo company's tags, a year of public feedback, and feedback of data managers to the operator. */
export async function addFeedback(tx: Db): Promise<void> {
  const companyId = demoId(history.company);
  const now = clock.now().getTime();
  for (const { name, colour } of tags)
    await tx.run(sql`
      insert into tags (id, company_id, name, key, keyword, colour, created_at)
      values (${demoId(`tag ${name}`)}, ${companyId}, ${name}, ${nameKey(name)}, ${keywordOf(name)}, ${colour}, ${daysAgo(days)})`);
  const tagged = [...(await addPublic(tx, companyId, now)), ...(await addDetails(tx, companyId))];
  await tx.run(sql`
    insert into feedback_tags (feedback_id, tag_id)
    select id, tag from json_to_recordset(${JSON.stringify(tagged)}::json) as r(id uuid, tag uuid) where tag is not null`);
  for (const { manager, mood, rating, comment, ago } of toOperator) {
    const at = daysAgo(ago);
    await tx.run(sql`
      insert into feedback (id, source, user_id, mood, rating, comment, settled_at, created_at, updated_at)
      values (${demoId(`operator feedback ${ago}`)}, 'manager', ${demoId(manager)}, ${mood}, ${rating}, ${comment},
              ${ago > 40 ? at : null}, ${at}, ${at})`);
  }
}

type Tagged = { id: string; tag: string | null }[];

/** Adds feedback from the public form. */
async function addPublic(tx: Db, companyId: string, now: number): Promise<Tagged> {
  const names = Array.from({ length: days + 1 }, (_, ago) => {
    const count = Math.floor(pseudoRandom(`feedback count ${ago}`) * (2.6 - ago / 300));
    return Array.from({ length: count }, (_, number) => ({ ago, name: `${ago} ${number}` }));
  }).flat();
  const rows = names.map(({ ago, name }) => {
    const pick = (what: string) => pseudoRandom(`feedback ${what} ${name}`);
    const happy = positiveShare(ago);
    const mood = (["happy", "neutral", "negative"] as const)[
      weightedIndex([happy, (1 - happy) * 0.45, (1 - happy) * 0.55], pick("mood"))
    ]!;
    const best = { happy: 4, neutral: 3, negative: 1 }[mood];
    return {
      id: demoId(`feedback ${name}`),
      mood,
      liked: pick("liked") < 0.5 ? mood === "happy" || (mood === "neutral" && pick("like") < 0.5) : null,
      rating: pick("rated") < 0.6 ? best + (pick("better") < 0.5 ? 1 : 0) : null,
      comment:
        pick("spoken") < (mood === "negative" ? 0.75 : 0.35)
          ? pickOne(fromPublic[mood], pick("comment"))
          : "",
      contact: pick("contact") < 0.12 ? "kundin@kunde.example" : null,
      settled: pick("settled") < (ago > 14 ? 0.9 : 0.2),
      tag: pickTag(name),
      at: new Date(now - ago * dayMs - Math.floor(pick("at") * 8 * 3_600_000)),
    };
  });
  await tx.run(sql`
    insert into feedback (id, company_id, source, mood, liked, rating, comment, contact_email, settled_at, created_at, updated_at)
    select id, ${companyId}, 'public', mood, liked, rating, comment, contact, case when settled then at + interval '6 hours' end, at, at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id uuid, mood text, liked boolean, rating smallint, comment text, contact text, settled boolean, at timestamptz)`);
  return rows;
}

/** Adds details to some opinions about answers: a rating, a comment, or that the question was handed on. */
async function addDetails(tx: Db, companyId: string): Promise<Tagged> {
  const opinions = await tx.many<{ id: string; liked: boolean; mood: Mood | null }>(sql`
    select id, liked, mood from feedback where company_id = ${companyId} and source = 'answer' order by created_at, id`);
  const rows = opinions.map(({ id, liked, mood }) => {
    const pick = (what: string) => pseudoRandom(`feedback ${what} ${id}`);
    const felt = mood ?? (liked ? "happy" : "negative");
    const spoken = pick("spoken") < (liked ? 0.15 : 0.5);
    const best = { happy: 4, neutral: 3, negative: 1 }[felt];
    return {
      id,
      rating: pick("rated") < 0.35 ? best + (pick("better") < 0.5 ? 1 : 0) : null,
      comment: spoken ? pickOne(atAnswers[felt], pick("comment")) : "",
      handed: !liked && spoken && pick("handed") < 0.7,
      tag: spoken || pick("sorted") < 0.3 ? pickTag(id) : null,
    };
  });
  await tx.run(sql`
    update feedback g set rating = r.rating, comment = r.comment, handed_on = r.handed
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, rating smallint, comment text, handed boolean)
    where g.id = r.id`);
  return rows;
}
