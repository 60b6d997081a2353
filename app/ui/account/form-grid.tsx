import { Form } from "@remix-run/react";
import styled from "styled-components";

/** A form in groups, each of two columns where there is room. */
export const FormGrid = styled(Form)`
  display: grid; gap: var(--s6);
  fieldset { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); align-items: start; min-inline-size: 0; border: 0; padding: 0; }
  fieldset + fieldset { padding-block-start: var(--s6); border-block-start: 1px solid var(--line); }
  legend { float: inline-start; grid-column: 1 / -1; margin-block-end: var(--s1); font: 650 var(--t20) var(--font); }
  .wide { grid-column: 1 / -1; }
  .phone { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: var(--s4); }
  @media (max-width: 639px) { fieldset { grid-template-columns: minmax(0, 1fr); } .phone { gap: var(--s3); } }
`;
