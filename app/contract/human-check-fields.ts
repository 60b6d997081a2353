import { z } from "zod";

/**
 * What a public form sends to show that a person fills it in. `stamp` says when the form was opened; `solution` is the
 * browser's work on the challenge of that stamp, missing without script; `recaptcha` is the token of Google's check, for
 * who has agreed to that one; `trap` is a field that no person sees.
 */
export const HumanAnswer = z.object({
  stamp: z.string().max(100).default(""),
  solution: z.string().max(2000).default(""),
  recaptcha: z.string().max(8000).default(""),
  trap: z.string().max(2000).default(""),
});
export type HumanAnswer = z.output<typeof HumanAnswer>;
