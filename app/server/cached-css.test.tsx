import { renderToStaticMarkup } from "react-dom/server";
import styled, { ServerStyleSheet } from "styled-components";
import { expect, test } from "vitest";
import { CachedCss } from "./cached-css";

const Calm = styled.p`color: teal; a { color: inherit; }`;
const Loud = styled.p`color: tomato;`;

function page(content: React.ReactNode): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(<CachedCss>{content}</CachedCss>));
  return { html, css: sheet.getStyleTags() };
}

test("every page has the style rules of its own components, and no others", () => {
  const first = page(<Calm>1</Calm>);
  const second = page(<Loud>2</Loud>);
  const third = page(<Calm>1</Calm>);
  expect(first.css).toContain("color:teal");
  expect(first.css).not.toContain("tomato");
  expect(second.css).toContain("color:tomato");
  expect(second.css).not.toContain("teal");
  expect(third).toEqual(first);
});
