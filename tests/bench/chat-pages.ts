// What the pages of chats weigh: JavaScript of a chat beyond what every signed-in page loads, with an answer and with an open
// source; and all that a public chat sends to visitors before it is used.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserPath } from "../../scripts/browser.mjs";
import { askQuestion } from "./product/ask-question";
import { say, skip } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";
import { sentBy, sum } from "./product/sent-by";

const question = "Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen?";
/** A signed-in page that has little of its own. */
const plain = "/notifications";
const executablePath = browserPath();

await withProduct(async ({ origin }) => {
  if (!existsSync(executablePath)) {
    skip(`no browser at ${executablePath} (CHROMIUM_PATH names one)`);
    return;
  }
  const person = await signIn(origin, "manager@kontor.example");
  await untilRead(person);
  const { rows } = await person.api.divisions.list({ search: "Personal" });
  const fields = { divisionIds: [rows[0]!.id] };
  const chat = await person.api.chats.start({ name: "Urlaub", visibility: "private", ...fields });
  const { message } = await askQuestion(origin, person, chat.id, question);
  const open = await person.api.chats.start({ name: "Offen", visibility: "public", ...fields });
  const { code } = await person.api.visitors.open({ id: open.id, colour: "", sites: "" });

  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const shell = await sentBy(browser, origin, plain, person);
    for (const [name, path] of [
      ["a first question", "/mistralai"],
      ["a chat", `/chat/${chat.id}`],
      ["a chat with an open source", `/chat/${chat.id}?source=${message.id}.1`],
      ["the log", "/mistralai/ChatLog"],
    ] as const) {
      const page = await sentBy(browser, origin, path, person);
      const beyond = page.filter(({ kind, url }) => kind === "script" && !shell.some(one => one.url === url));
      say(`${name}: JavaScript beyond the shell`, sum(beyond), "KB", { atMost: 60 });
      const pdf = beyond.filter(({ url }) => /pdf/.test(url));
      say(`${name}: scripts that draw PDFs`, pdf.length, "scripts", { atMost: 0 });
    }
    for (const path of [`/public-chat/${code}`, `/public-chat/${code}/frame`]) {
      const sent = await sentBy(browser, origin, path, undefined);
      const needed = sent.filter(({ kind }) => kind === "document" || kind === "stylesheet");
      say(`a public chat${path.endsWith("frame") ? " in a frame" : ""}: HTML and CSS`, sum(needed), "KB", {
        atMost: 14,
      });
      for (const kind of ["script", "font", "image"])
        say(`  ${kind}s, which come by themselves later`, sum(sent.filter(one => one.kind === kind)), "KB");
    }
  } finally {
    await browser.close();
  }
});
