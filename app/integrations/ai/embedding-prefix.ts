/** What a text is for a search by meaning. */
export type EmbeddedRole = "question" | "passage";

/** What models were trained to read before a text, by a part of their names. Sources: their model cards. */
const prefixes: [name: RegExp, Record<EmbeddedRole, string>][] = [
  // intfloat/e5 and multilingual-e5; those with "instruct" want a description of the task instead, of questions alone.
  [/(?<![a-z])e5-(?!.*instruct)(?!mistral)/i, { question: "query: ", passage: "passage: " }],
  [/nomic-embed-text/i, { question: "search_query: ", passage: "search_document: " }],
  [/embedding-?gemma/i, { question: "task: search result | query: ", passage: "title: none | text: " }],
  [/arctic-embed.*v2|arctic-embed2/i, { question: "query: ", passage: "" }],
  [
    /mxbai-embed|bge-(?:small|base|large)-en|arctic-embed/i,
    { question: "Represent this sentence for searching relevant passages: ", passage: "" },
  ],
];

/** The text as an embedding model expects it: some find much less without the prefix that they were trained with. */
export function withPrefix(model: string, role: EmbeddedRole, text: string): string {
  return (prefixes.find(([name]) => name.test(model))?.[1][role] ?? "") + text;
}
