import styled from "styled-components";

/**
 * The layout of a chat: list, thread, open source. A source is placed below its answer; on wide screens in a
 * column of its own, as high as the thread.
 */
export const ChatLayout = styled.div`
  position: relative; display: grid; grid-template-columns: minmax(0, 1fr); min-block-size: calc(100vh - var(--bar, 3.75rem));
  margin: calc(var(--s8) * -1); background: var(--canvas);
  .flash + & { margin-block-start: 0; }
  > nav { display: none; }
  > section { display: flex; flex-direction: column; min-inline-size: 0; background: var(--surface); }
  > section > * { padding-inline: max(var(--s4), calc((100% - var(--measure)) / 2)); }
  .comma::after { content: ", "; }
  .comma:lang(ar)::after { content: "، "; }
  .first { padding-block: var(--s8); color: var(--muted); }
  .first h2 { margin-block-end: var(--s2); color: var(--ink); }
  .turn { padding-block: var(--s4); }
  #source { padding: 0; }
  @media (min-width: 1280px) {
    grid-template-columns: 15.5rem minmax(0, 1fr); align-items: stretch;
    > nav { display: block; align-self: start; position: sticky; inset-block-start: var(--bar, 3.75rem); max-block-size: calc(100vh - 9rem); overflow-y: auto; }
    > section { border-inline-start: 1px solid var(--line); }
    > section > * { padding-inline: max(var(--s6), calc((100% - var(--measure)) / 2)); }
    .to-list { display: none; }
    &[data-beside] { grid-template-columns: 15.5rem minmax(0, 1fr) 26.5rem; }
    #source { scroll-margin-block-start: 60vh; }
    > section > aside { position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: 26.5rem; }
  }
  /* An open source, and a question that is edited, lie within the thread here; nothing may lie on them. */
  @media (max-width: 1279px) { &:is([data-beside], :has([data-editing])) .latest { display: none; } &:is([data-beside], :has([data-editing])) [data-composer] { position: static; } }
  @media (max-width: 639px) { margin: calc(var(--s5) * -1) calc(var(--s4) * -1) calc(var(--s8) * -1); }
  @media print {
    display: block; min-block-size: 0; margin: 0;
    > nav, > section form, aside, .to-list, .turn, .more, .first, .no-print { display: none; }
    > section > * { padding-inline: 0; max-inline-size: none; }
    article, article section { break-inside: avoid-page; }
  }
`;

/** A page beside the list other than a thread, such as a form. It has the usual margins of a page. */
export const ChatPage = styled.div`
  min-inline-size: 0; padding: var(--s8);
  @media (min-width: 1280px) { border-inline-start: 1px solid var(--line); }
  @media (max-width: 639px) { padding: var(--s5) var(--s4) var(--s8); }
  @media print { padding: 0; }
`;
