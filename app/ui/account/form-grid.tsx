import { Form } from "@remix-run/react";
import styled from "styled-components";

/** A form in groups, each with two columns if space allows. */
export const FormGrid = styled(Form)`
  display: grid; gap: var(--s6);
  fieldset { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s5) var(--s4); min-inline-size: 0; border: 0; padding: 0; }
  fieldset + fieldset { padding-block-start: var(--s6); border-block-start: 1px solid var(--line); }
  legend { float: inline-start; grid-column: 1 / -1; margin-block-end: var(--s1); font: 650 var(--t20) var(--font); }
  .wide { grid-column: 1 / -1; }
  @media (max-width: 639px) { fieldset { grid-template-columns: minmax(0, 1fr); } }
  /* Neighbours share the rows of label, hint, control and error: a hint moves both controls down, an error none. */
  @media (min-width: 640px) {
    fieldset { row-gap: 0; margin-block-end: calc(-1 * var(--s5)); }
    legend { margin-block-end: var(--s4); }
    fieldset > div { grid-row: span 4; margin-block-end: var(--s5); }
    fieldset > div:has(> label) { display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: subgrid; }
    fieldset > div > label { grid-row: 1; }
    fieldset > div > .hint { grid-row: 2; }
    fieldset > div > :is(.control, div) { grid-row: 3; align-self: start; }
    fieldset > div > .error { grid-row: 4; }
  }
`;
