import { createHmac, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { clock } from "~/db/clock";
import { keyFor } from "~/domain/core/secret/process-key";

/** The header in which a process without api/v1 names its visitor to one that has it. */
export const callerHeader = "x-lotse-caller";

/** How long a signature is valid: the clocks of two machines may differ by a minute, and a request may take one. */
const validMs = 120_000;

/** On whose behalf a request is made. */
export type SignedCaller = { clientAddress: string; requestId: string };

/** `target` is the path below /api/v1 with its query: a proxy may have taken away what stands before it. */
type Signed = SignedCaller & { method: string; target: string; time: number };

const signatureOf = ({ method, target, time, requestId, clientAddress }: Signed): Buffer =>
  createHmac("sha256", keyFor("caller"))
    .update(JSON.stringify([method, target, time, requestId, clientAddress]))
    .digest();

const targetOf = (url: string): string => url.slice(url.indexOf("/api/v1") + "/api/v1".length);

/**
 * The value of the caller header for one request: `time;request id;address;signature`. All processes of an installation
 * share SECRET_KEY, so each of them can verify it and no other process can make one.
 * @param url absolute or a path, without fragment
 */
export function signCaller(method: string, url: string, caller: SignedCaller): string {
  const time = clock.now().getTime();
  const signature = signatureOf({ ...caller, method, target: targetOf(url), time });
  return [time, caller.requestId, caller.clientAddress, signature.toString("base64url")].join(";");
}

/** The caller that a header names; undefined unless it was signed for this very request less than two minutes ago. */
export function readSignedCaller(method: string, url: string, header: string): SignedCaller | undefined {
  const [time = "", requestId = "", clientAddress = "", signature = ""] = header.split(";");
  if (!/^\d{1,15}$/.test(time) || !/^[\w-]{8,64}$/.test(requestId) || !isIP(clientAddress)) return undefined;
  const caller = { clientAddress, requestId };
  const expectedSignature = signatureOf({ ...caller, method, target: targetOf(url), time: Number(time) });
  const headerSignature = Buffer.from(signature, "base64url");
  if (
    headerSignature.length !== expectedSignature.length ||
    !timingSafeEqual(headerSignature, expectedSignature)
  )
    return undefined;
  const age = clock.now().getTime() - Number(time);
  if (Math.abs(age) <= validMs) return caller;
  console.warn(
    `[${requestId}] signed ${age} ms ago by another process: do the clocks of both machines agree?`,
  );
  return undefined;
}
