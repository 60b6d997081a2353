import { z } from "zod";

/**
 * The human check of a public form. `stamp` dates the form; `solution` is the proof of work for its challenge,
 * missing without scripts; `recaptcha` is a reCAPTCHA token, with the visitor's consent; `trap` is a hidden field
 * that must stay empty.
 */
export const HumanAnswer = z.object({
  stamp: z.string().max(100).default(""),
  solution: z.string().max(2000).default(""),
  recaptcha: z.string().max(8000).default(""),
  trap: z.string().max(2000).default(""),
});
export type HumanAnswer = z.output<typeof HumanAnswer>;
