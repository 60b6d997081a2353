import type { Topic } from "~/contract/topics";
import { topicWords } from "~/domain/retrieval/question/question-similarity";
import { groupQuestions } from "./group-questions";
import type { WeakQuestion } from "./weak-questions";

const maxWords = 4;
const maxNamed = 5;

/**
 * A topic, the ids of all its questions, and those that people of the company handed on, in the order in which they
 * were asked.
 */
export type Gathered = { topic: Topic; questionIds: string[]; handedOn: { id: string; question: string }[] };

/**
 * The topics of questions in the order in which they were asked. A topic shows the wording of a question only if its
 * asker handed it on, and a word only if two people used it or it was handed on; a topic left without words is only
 * counted.
 */
export function openTopics(questions: WeakQuestion[]): {
  topics: Gathered[];
  withheld: number;
  /** The questions of each topic without words. */
  others: string[][];
} {
  const groups = groupQuestions(questions.map(({ question }) => question));
  const topics: Gathered[] = [];
  const others: string[][] = [];
  for (const places of groups) {
    const own = places.map(place => questions[place]!);
    const names = shownWords(own);
    if (names.length === 0) others.push(own.map(({ id }) => id));
    else
      topics.push({
        topic: topicOf(own, names),
        questionIds: own.map(({ id }) => id),
        handedOn: own.filter(one => one.handedOn && one.own).map(({ id, question }) => ({ id, question })),
      });
  }
  topics.sort(
    ({ topic: a }, { topic: b }) => b.questions - a.questions || Number(b.lastAt) - Number(a.lastAt),
  );
  return { topics, withheld: others.flat().length, others };
}

function topicOf(own: WeakQuestion[], names: string[]): Topic {
  const reason = (one: WeakQuestion["reason"]) => own.filter(question => question.reason === one).length;
  const forwarded = own.filter(({ handedOn }) => handedOn).map(({ question }) => question);
  return {
    id: own[0]!.id,
    words: names,
    name: null,
    questions: own.length,
    declined: reason("declined"),
    disliked: reason("disliked"),
    unsupported: reason("unsupported"),
    firstAt: own[0]!.at,
    lastAt: own.at(-1)!.at,
    wordings: [...new Set(forwarded)].slice(-maxNamed),
    divisions: commonest(own.flatMap(({ divisions }) => divisions)),
    files: commonest(own.flatMap(({ files }) => files)),
  };
}

/** The commonest words that may be shown. */
function shownWords(own: WeakQuestion[]): string[] {
  const wordsByKey = new Map<string, { form: string; count: number; askers: Set<string>; handed: boolean }>();
  for (const { question, askerId, handedOn } of own)
    for (const [key, form] of topicWords(question)) {
      const word = wordsByKey.get(key) ?? { form, count: 0, askers: new Set(), handed: false };
      if (handedOn && !word.handed) word.form = form;
      word.count += 1;
      word.askers.add(askerId);
      word.handed ||= handedOn;
      wordsByKey.set(key, word);
    }
  return [...wordsByKey.values()]
    .filter(({ askers, handed }) => handed || askers.size > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxWords)
    .map(({ form }) => form);
}

function commonest(all: { id: string; name: string }[]): { id: string; name: string }[] {
  const counted = new Map<string, { id: string; name: string; count: number }>();
  for (const { id, name } of all) counted.set(id, { id, name, count: (counted.get(id)?.count ?? 0) + 1 });
  return [...counted.values()]
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, maxNamed)
    .map(({ id, name }) => ({ id, name }));
}
