import { z } from "zod";
import { tooLong } from "./too-long";

/** The text with which an administrator answers a mail, including the quoted mail. */
export const OperatorReplyText = z
  .string("field.required")
  .transform(text => text.replace(/\r\n?/g, "\n"))
  .pipe(z.string().trim().min(1, "field.required").max(60_000, tooLong));

export const OperatorReplyFields = z.object({ text: OperatorReplyText });
