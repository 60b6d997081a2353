import { Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import styled, { ServerStyleSheet } from "styled-components";
import { describe, expect, it } from "vitest";
import { StyledHtml } from "./styled-html";

const Early = styled.p`
  color: teal;
`;
const Late = styled.p`
  color: maroon;
`;

/** A value that a page waits for. */
function promised() {
  let value: string | undefined;
  let arrive = (_value: string) => {};
  const arrival = new Promise<void>(resolve => {
    arrive = given => {
      value = given;
      resolve();
    };
  });
  const Answer = () => {
    if (value === undefined) throw arrival;
    return <Late>{value}</Late>;
  };
  return { Answer, arrive: (given: string) => arrive(given) };
}

function render(page: React.JSX.Element) {
  const sheet = new ServerStyleSheet({ nonce: "n1" });
  const take = () => {
    const tags = sheet.getStyleTags();
    if (tags) sheet.instance.clearTag();
    return tags;
  };
  return new Promise<{ html: StyledHtml; aborted: Promise<unknown> }>((resolve, reject) => {
    let abortedWith = (_: unknown) => {};
    const aborted = new Promise(told => {
      abortedWith = told;
    });
    const stream = renderToPipeableStream(sheet.collectStyles(page), {
      onShellReady() {
        const html = new StyledHtml(take, reason => {
          abortedWith(reason);
          stream.abort(reason);
        });
        stream.pipe(html);
        resolve({ html, aborted });
      },
      onShellError: reject,
      onError: () => {},
    });
  });
}

function page(content: React.ReactNode) {
  return (
    <html lang="de">
      <head>
        <title>Lotse</title>
      </head>
      <body>
        <Early>früh</Early>
        {content}
      </body>
    </html>
  );
}

describe("a page that is rendered in parts", () => {
  it("has the rules of each part before the part, and its end last", async () => {
    const { Answer, arrive } = promised();
    const { html } = await render(
      page(
        <Suspense fallback="…">
          <Answer />
        </Suspense>,
      ),
    );
    const reader = html.body.getReader();
    const first = Buffer.from((await reader.read()).value ?? []).toString();
    expect(first).toMatch(/^<!DOCTYPE html><html/);
    expect(first).toMatch(/<style nonce="n1"[^>]*>[^<]*teal[^<]*<\/style><\/head>/);
    expect(first).not.toMatch(/maroon|<\/html>/);

    arrive("spät");
    let rest = "";
    for (let part = await reader.read(); !part.done; part = await reader.read())
      rest += Buffer.from(part.value);
    expect(rest).toMatch(/^<style nonce="n1"[^>]*>[^<]*maroon/);
    expect(rest).not.toContain("teal");
    expect(rest.indexOf("maroon")).toBeLessThan(rest.indexOf("spät"));
    expect(rest.match(/<\/html>/g)).toHaveLength(1);
    expect(rest).toMatch(/<\/body><\/html>$/);
  });

  it("is the same page when all of it is there at once", async () => {
    const { html } = await render(page(<Late>gleich</Late>));
    const text = await new Response(html.body).text();
    expect(text.match(/<style/g)).toHaveLength(1);
    expect(text).toMatch(/<\/p><\/body><\/html>$/);
  });

  it("has every letter whole and nothing else where one of React's buffers ends within a letter", async () => {
    const lines = Array.from({ length: 3_000 }, (_, line) => `${line} ${"x".repeat(line % 7)}ä€😀`);
    const { html } = await render(page(lines.map(line => <Late key={line}>{line}</Late>)));
    const text = await new Response(html.body).text();
    expect(text.includes("\0")).toBe(false);
    expect(text.match(/ä€😀/g)).toHaveLength(3_000);
  });

  it.each([
    ["German", "Prüfgröße für Maße: süß, äußerst höflich. "],
    ["Arabic", "يُرجى فتح الصفحة ثم المحاولة مرة أخرى. "],
  ])(
    "is %s to the last letter, at whatever place of React's buffer of 2,048 bytes it begins",
    async (_, sentence) => {
      const long = sentence.repeat(120);
      for (let offset = 0; offset < 2048; offset++) {
        const { html } = await render(page(<p title={"x".repeat(offset)}>{long}</p>));
        const text = await new Response(html.body).text();
        if (text.includes("\0") || !text.includes(`>${long}</p>`)) expect.unreachable(`offset ${offset}`);
      }
    },
  );

  it("that is longer than any buffer is not cut where rules could fall into a tag", async () => {
    const lines = Array.from({ length: 5_000 }, (_, line) => `Zeile ${line}`);
    const { html } = await render(page(lines.map(line => <Late key={line}>{line}</Late>)));
    const text = await new Response(html.body).text();
    expect(text.match(/<style/g)).toHaveLength(1);
    expect(text).toContain("Zeile 4999");
  });

  it("stops rendering when its reader goes away", async () => {
    const { Answer } = promised();
    const { html, aborted } = await render(
      page(
        <Suspense fallback="…">
          <Answer />
        </Suspense>,
      ),
    );
    await html.body.cancel("gone");
    expect(await aborted).toBe("gone");
  });
});
