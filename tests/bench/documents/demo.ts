import { readFileSync } from "node:fs";
import type { Language } from "~/contract/language";
import { companies } from "~/db/seed/demo";
import { Division, readPages } from "./division";
import type { Answered } from "./question";

const folder = "app/db/seed/documents";

interface Place {
  file: string;
  page?: number;
  sentenceContains?: string;
}

/** A question about a demo company's documents; `answer` is missing where they have none. */
export interface DemoQuestion {
  company: string;
  division: string;
  language: Language;
  question: string;
  answer?: Answered;
}

export function demoQuestions(): DemoQuestion[] {
  const all = JSON.parse(readFileSync(`${folder}/questions.json`, "utf8")) as (Omit<
    DemoQuestion,
    "answer"
  > & {
    expect: "declined" | (Place & { or?: Place[] });
  })[];
  return all.map(({ expect, ...asked }) => {
    if (expect === "declined") return asked;
    const places = [expect, ...(expect.or ?? [])];
    const answer: Answered = {
      document: expect.file,
      kind: "fact",
      question: asked.question,
      says: places.flatMap(({ sentenceContains }) => sentenceContains ?? []),
      pages: places.flatMap(({ page }) => page ?? []),
    };
    return { ...asked, answer };
  });
}

/** Each division of the demo companies, by company and name. */
export async function demoDivisions(): Promise<Map<string, Division>> {
  const divisions = new Map<string, Division>();
  for (const company of companies) {
    for (const { name, files } of company.divisions) {
      const read = files.map(async file => ({
        name: file,
        pages: await readPages(`${folder}/${company.folder}/${file}`),
      }));
      divisions.set(`${company.name} ${name}`, await Division.of(await Promise.all(read)));
    }
  }
  return divisions;
}
