import { expect, test } from "vitest";
import { withPrefix } from "./embedding-prefix";

test.each([
  ["multilingual-e5-small", "query: Urlaub", "passage: Urlaub"],
  ["intfloat/e5-large-v2", "query: Urlaub", "passage: Urlaub"],
  ["nomic-embed-text:v1.5", "search_query: Urlaub", "search_document: Urlaub"],
  ["embeddinggemma:300m", "task: search result | query: Urlaub", "title: none | text: Urlaub"],
  ["snowflake-arctic-embed-l-v2.0", "query: Urlaub", "Urlaub"],
  ["mxbai-embed-large", "Represent this sentence for searching relevant passages: Urlaub", "Urlaub"],
  ["bge-m3", "Urlaub", "Urlaub"],
  ["multilingual-e5-large-instruct", "Urlaub", "Urlaub"],
  ["e5-mistral-7b-instruct", "Urlaub", "Urlaub"],
  ["mistral-embed", "Urlaub", "Urlaub"],
])("%s reads a question as “%s” and a passage as “%s”", (model, question, passage) => {
  expect(withPrefix(model, "question", "Urlaub")).toBe(question);
  expect(withPrefix(model, "passage", "Urlaub")).toBe(passage);
});
