import type { MessageStructureObject } from "imapflow";
import { expect, it } from "vitest";
import { listParts } from "./list-parts";

const calendar = { type: "text/calendar", parameters: { method: "REQUEST" }, size: 900 };
const texts = [
  { part: "1.1", type: "text/plain", size: 10 },
  { part: "1.2", type: "text/html", size: 20 },
];
const mixed = (...childNodes: unknown[]) =>
  ({ type: "multipart/mixed", childNodes }) as unknown as MessageStructureObject;
const alternative = (...childNodes: unknown[]) => ({ type: "multipart/alternative", childNodes });
const shown = (root: MessageStructureObject) => listParts(root).map(({ name, part }) => `${part} ${name}`);

it.each(["application/ics", "text/calendar"])(
  "an invitation that comes as a form of the text and as a file (%s) is one attachment: the file",
  type => {
    const file = { part: "2", type, dispositionParameters: { filename: "invite.ics" }, size: 1200 };
    const invited = mixed(alternative(...texts, { ...calendar, part: "1.3" }), file);
    expect(shown(invited)).toEqual(["2 invite.ics"]);
  },
);

it("an invitation without a file stays an attachment", () => {
  expect(shown(mixed(alternative(...texts, { ...calendar, part: "1.3" })))).toEqual(["1.3 "]);
});

it("two calendar files are two attachments", () => {
  const file = (part: string, name: string) => ({
    ...calendar,
    part,
    dispositionParameters: { filename: name },
  });
  expect(shown(mixed(...texts, file("2", "Montag.ics"), file("3", "Freitag.ics")))).toEqual([
    "2 Montag.ics",
    "3 Freitag.ics",
  ]);
});
