import { sendLetters } from "~/domain/outbox/sending/send-letters";
import { letter } from "~/mail/letter";
import type { JobHandler } from "../worker";

/** Queues one mail for each recipient of a letter of the operator. */
export const sendLettersJob: JobHandler<"send_letters"> = ({ sendingId }, { db, signal }) =>
  sendLetters(db, sendingId, letter, signal);
