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

/**
 * Questions as staff type them, asked over all documents of the first demo company at once; written without knowledge of the
 * search and its answers, and read since.
 */
export function staffQuestions(): { answered: Answered[]; unanswered: string[] } {
  const { answered, unanswered } = JSON.parse(
    readFileSync("tests/bench/documents/staff-questions.json", "utf8"),
  ) as { answered: Omit<Answered, "document" | "pages">[]; unanswered: string[] };
  return {
    answered: answered.map(question => ({ ...question, document: "staff", pages: [] })),
    unanswered,
  };
}

/** All documents of the first demo company as one division. */
export async function staffDivision(): Promise<Division> {
  const [company] = companies;
  const files = company!.divisions.flatMap(division => division.files);
  const read = files.map(async name => ({
    name,
    pages: await readPages(`${folder}/${company!.folder}/${name}`),
  }));
  return Division.of(await Promise.all(read));
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
