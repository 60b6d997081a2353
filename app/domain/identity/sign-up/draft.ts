import type { Language } from "~/contract/language";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";

/** A registration between its form and its job, which checks whether the address is known. */
export type Draft = {
  role: "data_manager" | "public_user";
  companyName: string | null;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  language: Language;
  country: string;
  /** Null if the password is set by mail. */
  passwordHash: string | null;
  /** Identifies a form sent twice, base64; keyed, so that it reveals nothing of the password. */
  proof: string;
};

const sealedFor = "job:sign_up";

/** Sealed, so that the job queue contains no names. */
export const sealDraft = (draft: Draft): string =>
  seal(keyFor("seal"), JSON.stringify(draft), sealedFor).toString("base64");

/** @throws SealBroken */
export const openDraft = (sealed: string): Draft =>
  JSON.parse(open(keyFor("seal"), Buffer.from(sealed, "base64"), sealedFor)) as Draft;
