import styled from "styled-components";

/** The folders beside their chats; above them on narrow screens. */
export const FoldersLayout = styled.div`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 960px) { grid-template-columns: 16rem minmax(0, 1fr); }
`;
