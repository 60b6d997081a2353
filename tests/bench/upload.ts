// A PDF of 30 pages, from its upload to the first answer from it, through api/v1 over HTTP with a Bearer token.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handbookPdf } from "../factories/documents";
import { readByLibrary } from "./pdf/child";
import { type Added, addPdf } from "./product/add-pdf";
import { type AnswerTimes, askQuestion } from "./product/ask-question";
import { median, say } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";

const pages = 30;
const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), "lotse-bench-pdf-"));
const times: (Added & AnswerTimes & { library: number })[] = [];

await withProduct(async ({ origin }) => {
  const person = await signIn(origin, "manager@kontor.example");
  await untilRead(person);
  for (let round = 1; round <= rounds; round++) {
    const bytes = await handbookPdf(pages, { info: { Title: `Handbuch ${round}` } });
    const path = join(folder, `${round}.pdf`);
    writeFileSync(path, bytes);
    const library = await readByLibrary(path);
    const added = await addPdf(origin, person, `Handbuch ${round}.pdf`, bytes);
    const chat = await person.api.chats.start({
      name: `Fragen an Handbuch ${round}`,
      visibility: "private",
      divisionIds: [added.divisionId],
    });
    const answer = await askQuestion(origin, person, chat.id, "Wie lautet die Kennzahl des Kapitels 17?");
    const { citations } = answer.message;
    if (!citations.some(({ fileName }) => fileName === `Handbuch ${round}.pdf`))
      throw new Error(`The answer cites ${citations.map(({ fileName }) => fileName).join(", ")}`);
    times.push({ ...added, ...answer, library: library.wall });
  }
}).finally(() => rmSync(folder, { recursive: true, force: true }));

const middle = (of: (one: (typeof times)[number]) => number) => median(times.map(of));
say(
  "upload, with the look at the file",
  middle(one => one.uploaded),
  "ms",
);
say(
  "knowledge: a new division with it",
  middle(one => one.added),
  "ms",
);
say(
  "reading, until it is ready",
  middle(one => one.ready),
  "ms",
);
say(
  "answerable after its upload began",
  middle(one => one.uploaded + one.added + one.ready),
  "ms",
  { atMost: 2000 },
);
say(
  "the PDF library alone in a fresh process",
  middle(one => one.library),
  "ms",
);
say(
  "answerable, beside the library alone",
  middle(one => (one.uploaded + one.added + one.ready) / one.library),
  "times",
);
say(
  "question to first words",
  middle(one => one.first),
  "ms",
);
say(
  "question to the whole answer with its sources",
  middle(one => one.complete),
  "ms",
);
say(
  "upload to the whole first answer",
  middle(one => one.uploaded + one.added + one.ready + one.complete),
  "ms",
);
