import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { FindingKind } from "~/contract/finding-kinds";
import { Badge } from "~/ui/primitives/badge";
import { Sheet } from "~/ui/primitives/sheet";

/** A finding as rendered; `page` is its position. */
export type ShownFinding = { kind: FindingKind; page: string; excerpt: string };

const Root = styled.ol`
  padding: 0; margin: 0; list-style: none;
  > li { display: grid; gap: var(--s2); padding: var(--s4) var(--s5); }
  > li + li { border-block-start: 1px solid var(--line); }
  .head { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: center; font: 400 var(--t15) var(--font); }
  .head > .num { color: var(--muted); }
  blockquote {
    padding: var(--s3) var(--s4); margin: 0; border-inline-start: 3px solid var(--warn-line); background: var(--sunken);
    font: 400 var(--t15) var(--font); white-space: pre-line; overflow-wrap: anywhere;
  }
  p { color: var(--muted); font: 400 var(--t13) var(--font); }
  @media (max-width: 639px) { > li { padding-inline: var(--s4); } }
`;

/** The findings that quarantine a file: position, kind, reason and excerpt, which is shown as plain text. */
export function FindingList({ places }: { places: ShownFinding[] }) {
  const { t } = useTranslation("quarantine");
  return (
    <Sheet as="div">
      <Root>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a reading do not change their order
          <li key={at}>
            <span className="head">
              <Badge tone="warn">{t(`kind.${place.kind}`)}</Badge>
              <span className="num">{place.page}</span>
            </span>
            <blockquote dir="auto">{place.excerpt}</blockquote>
            <p>{t(`about.${place.kind}`)}</p>
          </li>
        ))}
      </Root>
    </Sheet>
  );
}
