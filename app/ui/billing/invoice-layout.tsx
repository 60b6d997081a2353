import styled from "styled-components";

/** The invoice beside its actions; on narrow screens above them. Only the invoice is printed. */
export const InvoiceLayout = styled.div`
  display: grid; gap: var(--s5); align-items: start;
  > .head { min-inline-size: 0; > header { margin-block-end: 0; } > [role="alert"] { margin-block: var(--s5) 0; } }
  @media (min-width: 1280px) { grid-template-columns: minmax(0, 1fr) 18.5rem; > .head { grid-column: 1 / -1; } }
  @media print { display: block; > .head, > aside { display: none; } }
`;
