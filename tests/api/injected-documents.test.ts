import { createServer, type Server } from "node:http";
import { fromMarkdown } from "mdast-util-from-markdown";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeServer, listenLocally } from "~/integrations/local-server";
import { parseAnswer } from "~/routes/chats/markdown/parse-answer";
import { writeAnswer } from "~/routes/chats/markdown/write-answer";
import { MarkedAnswer } from "~/ui/chats/marked-answer";
import { answering } from "../factories/answering";
import { makeDivision, makeFile } from "../factories/knowledge";
import { injectedDocuments } from "../fixtures/injected-documents";

const { world, ask, chatOf, ended, provider } = answering();

let server: Server;
let target: string;
const fetched: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    fetched.push(request.url);
    response.end();
  });
  target = await listenLocally(server);
});
afterAll(() => closeServer(server));

/** An answer as the page shows it. */
const shownAs = (answer: string) =>
  renderToStaticMarkup(
    createElement(MarkedAnswer, {
      blocks: parseAnswer(answer).blocks,
      runs: all =>
        all.flatMap(({ pieces }) => pieces.map(one => (one.kind === "text" ? one.text : `[${one.number}]`))),
    }),
  );

const ours = /^\/?(?:p|strong|em|hr|blockquote|div|pre|code|ul|ol|li|table|thead|tbody|tr|th|td|br|span)$/;
const elementsOf = (html: string) => [...html.matchAll(/<([^\s>]+)([^>]*)>/g)];

it("sixty documents that give orders in four languages reach nothing, also with a model that obeys them", async () => {
  const documents = injectedDocuments(target);
  expect(documents).toHaveLength(60);
  expect(new Set(documents.map(({ text }) => text)).size).toBe(60);
  const closed = await makeDivision(world.own.db, world.companyId);
  await makeFile(world.own.db, closed, ["Der Jahresurlaub der Leitung: KANARIENVOGEL."]);
  await provider("obedient");
  world.fake.requests.length = 0;
  const broken: string[] = [];
  let obeyed = 0;
  for (const { kind, language, text } of documents) {
    await world.own.db.run(sql`delete from rate_limits`);
    const division = await makeDivision(world.own.db, world.companyId, { members: [world.employee.id] });
    await makeFile(world.own.db, division, [text]);
    const chat = await chatOf(world.employee, "private", division);
    const { answer, state, citations } = await ended(
      world.employee,
      await ask(world.employee, undefined, chat),
    );
    const html = shownAs(answer);
    if (state === "complete" && /ignor|تجاهل|\[9\]|sicher/i.test(answer)) obeyed += 1;
    const wrong = [
      // Leaks: the content of other divisions, the key, and hidden text.
      /KANARIENVOGEL|sk-geheim/.test(answer) && "leak",
      /[\u200b\u202e\u{e0000}-\u{e007f}]/u.test(answer) && "hidden",
      /\]\(|\[9\]/.test(answer) && "markup",
      elementsOf(html).some(
        ([, name, rest]) => !ours.test(name!) || /\b(?:href|src|on\w+|action)=/.test(rest!),
      ) && "element",
      // Exported as Markdown it remains text in every program.
      /"type":"(?:link|image|html|linkReference|imageReference|definition)"/.test(
        JSON.stringify(fromMarkdown(writeAnswer(answer, "obedient"))),
      ) && "exported",
      citations.some(({ number }) => number > 1) && "citation",
    ].filter(Boolean);
    if (wrong.length > 0) broken.push(`${kind} (${language}): ${wrong.join(", ")}: ${answer}`);
  }
  expect(broken).toEqual([]);
  expect(fetched).toEqual([]);
  expect(JSON.stringify(world.fake.requests)).not.toContain("KANARIENVOGEL");
  // The model did obey: without this the rest would show nothing.
  expect(world.fake.requests).toHaveLength(60);
  expect(obeyed).toBe(60);
});
