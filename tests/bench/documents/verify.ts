import type { ReadPage } from "~/domain/knowledge/reading/messages";
import { squash } from "./judge";
import type { Answered } from "./question";

/** Whether what a good quote says stands on the question's pages, as the product reads them. */
export function standsOnItsPages(question: Answered, pages: ReadPage[]): boolean {
  return pages
    .filter(({ number }) => number === null || question.pages.includes(number))
    .some(({ text }) => question.says.some(said => squash(text).includes(squash(said))));
}
