import { z } from "zod";
import { tooLong } from "./too-long";

/** What an administrator answers a mail with, what is quoted included. */
export const OperatorReplyText = z
  .string("field.required")
  .transform(text => text.replace(/\r\n?/g, "\n"))
  .pipe(z.string().trim().min(1, "field.required").max(60_000, tooLong));

export const OperatorReplyFields = z.object({ text: OperatorReplyText });
