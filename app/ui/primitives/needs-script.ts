import { css } from "styled-components";

/**
 * What only a script offers. With `data-room` it keeps its room until the script runs, to avoid layout shift; without
 * script it takes none, regardless of the parent's rules for its children.
 */
export const needsScript = css`
  &[data-room] { visibility: hidden; }
  @media (scripting: none) { &&& { display: none; } }
`;
