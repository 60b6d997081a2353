import { expect, test } from "vitest";
import { clipEnd, clipStart } from "./clip-context";

const filler = "Die Anmeldung im Zeitportal ist jederzeit möglich, auch von unterwegs und am Wochenende, ";

test("short context of a nearest passage is shown in full", () => {
  expect(clipStart("Das gilt ab dem 1. Mai.\nIm Lager nicht.")).toBe(
    "Das gilt ab dem 1. Mai.\nIm Lager nicht.",
  );
  expect(clipEnd("Im Lager sind Tiere verboten.")).toBe("Im Lager sind Tiere verboten.");
});

test("longer context is cut between sentences", () => {
  expect(clipStart(`${filler}${filler}so steht es dort. Sie gilt bis zum 31. März des Jahres.`)).toBe(
    "Sie gilt bis zum 31. März des Jahres.",
  );
  expect(clipEnd(`Sie gilt bis zum 31. März des Jahres. ${filler}${filler}${filler}so steht es dort.`)).toBe(
    "Sie gilt bis zum 31. März des Jahres.",
  );
  expect(clipStart(`${filler}${filler}\n– Sperren Sie den Bildschirm`)).toBe("– Sperren Sie den Bildschirm");
});

test("a long sentence is cut between words", () => {
  const [start, end] = [clipStart(filler.repeat(5)), clipEnd(filler.repeat(5))];
  expect(start).toMatch(/^… /);
  expect(filler.repeat(5)).toContain(` ${start.slice(2)}`);
  expect(end).toMatch(/ …$/);
  expect(filler.repeat(5)).toContain(`${end.slice(0, -2)} `);
  expect(end.length).toBeLessThan(250);
});
