/** A model that answers in Markdown, also with what is not taken over: a link, a picture, HTML. */
export function inMarkdown(passages: { number: number; text: string }[]): string {
  const [first = { number: 1, text: "" }, second = first] = passages;
  const sentence = ({ text }: { text: string }) =>
    (/^[\s\S]*?[.!?؟](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim())
      .replace(/\s+/g, " ")
      .replace(/[.!?؟|]+$/, "");
  const [one, two] = [sentence(first), sentence(second)];
  return `## Antwort

**${one}** [${first.number}].

1. ${one} [${first.number}].
2. *${two}* [${second.number}].

| Stelle | Wortlaut | Datei |
|---|---|---|
| erste | ${one} [${first.number}]. | eins |
| zweite | ${two} [${second.number}]. | zwei |

> ${two} [${second.number}].

\`\`\`
${one}
\`\`\`

Mehr [dazu](https://beispiel.example/x) ![Bild](https://beispiel.example/x.png) <b>hier</b>.`;
}
