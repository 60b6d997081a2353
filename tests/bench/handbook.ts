// Long handbooks, from the beginning of their upload to the first answer from them, through api/v1: one of 276 pages made
// here, and another maker's of 263 pages with pictures.
import { readFileSync } from "node:fs";
import { handbookPdf } from "../factories/documents";
import { documents } from "./documents/corpus";
import { fetchDocuments } from "./documents/fetch";
import { addPdf } from "./product/add-pdf";
import { askQuestion } from "./product/ask-question";
import { median, say } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";

const rounds = 3;
const guide = documents.filter(({ name }) => name === "gnucash");
const path = fetchDocuments(guide).get("gnucash");

/** A document with a question of which one page holds the answer. */
const handbooks = [
  { title: "276 pages", question: "Wie lautet die Kennzahl des Kapitels 217?", bytes: made },
  ...(path
    ? [
        {
          title: "263 pages with pictures",
          question: "Wie lautet die Bilanzgleichung?",
          // Bytes after the end of a PDF change its checksum alone: a division takes the same file once.
          bytes: async (round: number) => Buffer.concat([readFileSync(path), Buffer.from(`\n%${round}\n`)]),
        },
      ]
    : []),
];

function made(round: number): Promise<Buffer> {
  return handbookPdf(276, { info: { Title: `Handbuch ${round}` } });
}

await withProduct(async ({ origin }) => {
  const person = await signIn(origin, "manager@kontor.example");
  await untilRead(person);
  for (const { title, question, bytes } of handbooks) {
    const answerable: number[] = [];
    const answered: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const name = `${title} ${round}.pdf`;
      const added = await addPdf(origin, person, name, await bytes(round));
      const chat = await person.api.chats.start({
        name: `Fragen an ${name}`,
        visibility: "private",
        divisionIds: [added.divisionId],
      });
      const answer = await askQuestion(origin, person, chat.id, question);
      if (answer.message.citations.length === 0) throw new Error(`${name} is not cited`);
      answerable.push(added.uploaded + added.added + added.ready);
      answered.push(answer.complete);
    }
    say(`${title}: answerable after its upload began`, median(answerable) / 1000, "s", { atMost: 6 });
    say(`${title}: the first question, with its sources`, median(answered), "ms");
  }
});
