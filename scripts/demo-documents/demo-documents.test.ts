import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { companies } from "~/db/seed/demo";
import { layOut } from "~/domain/knowledge/reading/blocks";
import { openPdf } from "~/domain/knowledge/reading/open-pdf";
import { readDocx } from "~/domain/knowledge/reading/read-docx";
import { readPdf } from "~/domain/knowledge/reading/read-pdf";
import { demoDocuments, testDocuments } from "./documents";
import { writeDocument } from "./write-document";

const seeds = "app/db/seed/documents";
/** Setting and reading the handbook takes 2 s of a free core; cores are shared. Milliseconds. */
const patience = 60_000;

const Place = z.strictObject({
  file: z.string(),
  page: z.int().optional(),
  headingContains: z.string().optional(),
  sentenceContains: z.string(),
});
const Question = z.strictObject({
  company: z.string(),
  division: z.string(),
  question: z.string(),
  language: z.enum(["de", "en", "fr", "ar"]),
  /** `or`: other places that contain the answer as well. */
  expect: z.union([z.literal("declined"), Place.extend({ or: z.array(Place).optional() })]),
});

type Page = { number: number | null; heading: string | null; text: string };

async function pagesOf(path: string): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of (path.endsWith(".pdf") ? readPdf : readDocx)(path, () => undefined)) {
    const text = layOut(page.blocks).text.replace(/\s+/g, " ");
    pages.push({ number: page.number, heading: page.heading, text });
  }
  return pages;
}

const divisions = companies.flatMap(company =>
  company.divisions.map(division => ({
    company: company.name,
    division: division.name,
    paths: division.files.map(file => join(seeds, company.folder, file)),
  })),
);
const questions = z
  .array(Question)
  .parse(JSON.parse(await readFile(join(seeds, "questions.json"), "utf8")) as unknown);

const read = new Map<string, Page[]>();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lotse-demo-"));
  for (const { paths } of divisions) for (const path of paths) read.set(path, await pagesOf(path));
}, patience);
afterAll(() => rm(folder, { recursive: true }));

describe("the demo documents", () => {
  const kept = [
    ...demoDocuments.map(source => ({ path: join(seeds, source.file), source })),
    ...testDocuments.map(source => ({ path: join("tests/fixtures", source.file), source })),
  ];
  it.each(kept)(
    "say what their source says: $path",
    async ({ path, source }) => {
      const made = join(folder, source.file.replaceAll("/", " "));
      await writeFile(made, await writeDocument(source));
      expect(read.get(path) ?? (await pagesOf(path))).toEqual(await pagesOf(made));
      expect((await stat(path)).size).toBeLessThan(300_000);
    },
    patience,
  );

  it("are the files that the demo companies have", () => {
    const files = companies.flatMap(({ folder: at, divisions: all }) =>
      all.flatMap(division => division.files.map(file => `${at}/${file}`)),
    );
    expect(files.toSorted()).toEqual(demoDocuments.map(source => source.file).toSorted());
  });

  it("tell a reader of PDFs their title and language", async () => {
    const pdf = await openPdf(join(seeds, "kontor-nord/Mitarbeiterhandbuch 2026.pdf"));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: "Mitarbeiterhandbuch 2026", Language: "de" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    await pdf.loadingTask.destroy();
  });
});

describe("the golden questions", () => {
  it.each(questions.filter(({ expect: answer }) => answer !== "declined"))(
    "can be answered where they say: $question",
    ({ company, division, expect: answer }) => {
      if (answer === "declined") throw new Error("filtered above");
      const { paths } = divisions.find(one => one.company === company && one.division === division)!;
      for (const { file, page, headingContains, sentenceContains } of [answer, ...(answer.or ?? [])]) {
        const pages = read.get(paths.find(path => path.endsWith(`/${file}`))!)!;
        const there = pages.filter(one =>
          page === undefined ? one.heading?.includes(headingContains!) : one.number === page,
        );
        expect(there.map(one => one.text).join(" ")).toContain(sentenceContains);
      }
    },
  );

  it.each([
    [
      "Personal",
      /Urlaubsgeld|Werkstudent|Weihnachtsgeld|Dienstwagen|Fitness|Gewinnbeteiligung|Kantine|Aktien|stock option/i,
    ],
    ["Vertrieb", /Insel|Sonntag|Krypto|Kakaopulver|Schokolade|Provision|Pappbecher|Fachmesse/i],
    ["Arbeitssicherheit", /Defibrillator|Neubau|Sehstärke|Kopfhörer|Musik|Leuchtstoff|Drohne/i],
    ["Fertigung", /Farbton|KB 30|Innenborder|Saildrive|Bodenseecup|Kombüse|Kaffee|Verkaufspreis/i],
  ])("that must be declined in %s ask for what its documents never mention", (division, words) => {
    const { paths } = divisions.find(one => one.division === division)!;
    for (const path of paths) for (const { text } of read.get(path)!) expect(text).not.toMatch(words);
  });

  it("are enough for each division: twelve with an answer, six without", () => {
    for (const { company, division } of divisions) {
      const own = questions.filter(one => one.company === company && one.division === division);
      expect(own.filter(one => one.expect !== "declined").length).toBeGreaterThanOrEqual(12);
      expect(own.filter(one => one.expect === "declined").length).toBeGreaterThanOrEqual(6);
    }
  });
});
