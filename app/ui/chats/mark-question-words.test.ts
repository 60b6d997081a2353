import { describe, expect, it } from "vitest";
import { markQuestionWords } from "./mark-question-words";

const marked = (sentence: string, question: string) =>
  markQuestionWords(sentence, question)
    .filter(({ inQuestion }) => inQuestion)
    .map(({ text }) => text);

describe("the words of the question in a passage", () => {
  it("are marked in other forms and compounds, and the text stays as it is", () => {
    const sentence = "Resturlaub nehmen Sie bis März; den Urlaubsantrag stellen Sie vorher.";
    expect(marked(sentence, "Wann verfällt mein Urlaub?")).toEqual(["Urlaubsantrag"]);
    expect(
      markQuestionWords(sentence, "Urlaub")
        .map(({ text }) => text)
        .join(""),
    ).toBe(sentence);
  });

  it("are not marked if they are short", () => {
    expect(marked("Die Ware ist da.", "Ist die Ware da?")).toEqual([]);
  });

  it("are not marked if any sentence has them", () => {
    expect(marked("Das können Sie nicht ändern.", "Drucker geht nicht, was können wir tun?")).toEqual([]);
    expect(marked("Pages which would not print", "Which page would not print?")).toEqual(["print"]);
  });
});
