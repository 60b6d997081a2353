import styled from "styled-components";

/** What one reads or edits lies on a sheet. `data-pad` gives it its margins. */
export const Sheet = styled.section`
  background: var(--surface); border: 1px solid var(--edge, var(--line)); border-radius: var(--r-card); box-shadow: var(--lift, none);
  &[data-pad] { padding: var(--s6); }
  @media (max-width: 639px) { &[data-pad] { padding: var(--s4); } }
`;
