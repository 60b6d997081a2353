import styled from "styled-components";

/** A surface for content. `data-pad` adds its padding. */
export const Sheet = styled.section`
  background: var(--surface); border: 1px solid var(--edge, var(--line)); border-radius: var(--r-card); box-shadow: var(--lift, none);
  &[data-pad] { padding: var(--s6); }
  @media (max-width: 639px) { &[data-pad] { padding: var(--s4); } }
`;
