import { clock } from "~/db/clock";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";

type Kind = "access" | "refresh";

const sealContext = (id: string, kind: Kind) => `mailbox_consents:${id}:${kind}`;

/** Seals a token of the SMTP setting `id`, for its row and column alone. */
export const sealToken = (id: string, kind: Kind, token: string): Buffer =>
  seal(keyFor("seal"), token, sealContext(id, kind));

/** @throws SealBroken when it was sealed with another SECRET_KEY, or for another setting */
export const openToken = (id: string, kind: Kind, sealed: Buffer): string =>
  open(keyFor("seal"), sealed, sealContext(id, kind));

/** When an access token that lives for `seconds` ends. */
export const expiryOf = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
