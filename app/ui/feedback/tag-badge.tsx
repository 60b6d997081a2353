import styled from "styled-components";
import type { TagMark } from "~/contract/tags";

const Root = styled.span`
  display: inline-block; max-inline-size: 100%; padding: 0.0625rem 0.5rem; border: 1px solid var(--line-2); border-radius: var(--r-control); background: var(--sunken);
  color: var(--ink); font: 500 var(--t13) var(--font); overflow-wrap: anywhere;
  &[data-colour="violet"] { background: var(--tint); border-color: var(--tint-line); color: var(--accent-deep); }
  &[data-colour="blue"] { background: var(--info-fill); border-color: var(--info-line); color: var(--info); }
  &[data-colour="green"] { background: var(--ok-fill); border-color: var(--ok-line); color: var(--ok); }
  &[data-colour="amber"] { background: var(--warn-fill); border-color: var(--warn-line); color: var(--warn); }
  &[data-colour="red"] { background: var(--err-fill); border-color: var(--err-line); color: var(--err); }
  /* On paper a frame would look like a box to tick. */
  @media print { &&& { padding: 0; border: 0; background: none; color: inherit; font: inherit; } }
`;

const List = styled.span`
  display: flex; flex-wrap: wrap; gap: 0.25rem; margin-block: 0.125rem;
  @media print { > * + *::before { content: "· "; } }
`;

/** A tag in its colour: a pair of fill and text that is readable in both themes. */
export function TagBadge({ name, colour }: Pick<TagMark, "name" | "colour">) {
  return (
    <Root data-colour={colour}>
      <bdi>{name}</bdi>
    </Root>
  );
}

/** Tags side by side. */
export function TagList({ tags }: { tags: TagMark[] }) {
  return (
    <List>
      {tags.map(tag => (
        <TagBadge key={tag.id} {...tag} />
      ))}
    </List>
  );
}
