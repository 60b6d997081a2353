import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button";
import { unbroken } from "./unbroken";

const html = (content: Parameters<typeof unbroken>[0]) => renderToStaticMarkup(<>{unbroken(content)}</>);

test('who reads a heading on a narrow phone finds "E-Mail" on one line, and the words around it as before', () => {
  expect(html("Empfangene E-Mails")).toBe('<span>Empfangene <span class="whole">E-Mails</span></span>');
  // A long compound may still break after its second hyphen.
  expect(html("E-Mail-Adresse")).toBe('<span><span class="whole">E-Mail</span>-Adresse</span>');
  expect(html("Écrire un e-mail")).toContain('<span class="whole">e-mail</span>');
  expect(html("Bereiche")).toBe("Bereiche");
});

test("a button with a picture keeps its words together as one part beside it", () => {
  const shown = renderToStaticMarkup(
    <Button>
      <svg aria-hidden />
      E-Mails abrufen
    </Button>,
  );
  expect(shown).toContain('<span><span class="whole">E-Mails</span> abrufen</span>');
});
