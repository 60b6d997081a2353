import { keyFor } from "~/domain/secret/process-key";
import { open, seal } from "~/domain/secret/seal";

/** A registration on its way from the form to its job, where it is looked up whether the address is known. */
export type Draft = {
  role: "data_manager" | "public_user";
  companyName: string | null;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  language: "de" | "en" | "fr" | "ar";
  country: string;
  /** Null where the password follows by mail. */
  passwordHash: string | null;
  /** The same for the same form sent twice, base64; keyed, so that it tells nothing of the password. */
  proof: string;
};

const sealedFor = "job:sign_up";

/** Sealed: the list of jobs shows no names, and opens for our key alone. */
export const sealDraft = (draft: Draft): string =>
  seal(keyFor("seal"), JSON.stringify(draft), sealedFor).toString("base64");

/** @throws SealBroken */
export const openDraft = (sealed: string): Draft =>
  JSON.parse(open(keyFor("seal"), Buffer.from(sealed, "base64"), sealedFor)) as Draft;
