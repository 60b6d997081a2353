import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";

const sealContext = (id: string) => `smtp_settings:${id}`;

/** Seals the password of the SMTP setting `id`, for its row alone. */
export const sealPassword = (id: string, password: string): Buffer =>
  seal(keyFor("seal"), password, sealContext(id));

/** @throws SealBroken when it was sealed with another SECRET_KEY, or for another setting */
export const openPassword = (id: string, sealed: Buffer): string =>
  open(keyFor("seal"), sealed, sealContext(id));
