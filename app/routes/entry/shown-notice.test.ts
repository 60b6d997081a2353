import { expect, test } from "vitest";
import type { Notification } from "~/contract/notifications";
import { shownNotice } from "./shown-notice";

const question = "Gibt es eine Kantine?";
const answeredBy = (source: string) =>
  shownNotice(
    {
      ...{ kind: "question-answered", id: "m", chatId: "c", name: question, source, at: new Date(0) },
    } as Notification,
    "employee",
    "de",
  );

test("a question that can be answered now is shown with the document that answers it", () => {
  expect(answeredBy("Hausordnung.pdf")).toMatchObject({ name: question, source: "Hausordnung.pdf" });
});

test("a question with an approved answer of the same name is said once", () => {
  expect(answeredBy(question)).toMatchObject({ name: question, source: "" });
});
