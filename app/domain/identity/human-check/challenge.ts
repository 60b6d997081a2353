import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { Challenge } from "~/contract/human-checks";
import { clock } from "~/db/clock";
import { keyFor } from "~/domain/core/secret/process-key";
import { settings } from "~/env";
import { offeredRecaptcha } from "./recaptcha";
import { readStamp, stampLifetimeMs } from "./stamp";

const hmacKey = () => `challenge ${keyFor("human").toString("base64url")}`;

/**
 * A challenge for this stamp; its solution is valid for no other.
 * @throws AppError human_failed, human_expired
 */
export async function makeChallenge(stamp: string): Promise<Challenge> {
  const read = readStamp(stamp);
  if (!read) throw new AppError("human_failed");
  if (read.age > stampLifetimeMs) throw new AppError("human_expired");
  const challenge = await createChallenge({
    hmacKey: hmacKey(),
    maxnumber: settings().HUMAN_CHECK_WORK,
    expires: new Date(clock.now().getTime() + stampLifetimeMs),
    params: { stamp: read.id },
  });
  const recaptcha = offeredRecaptcha() !== undefined;
  return { ...challenge, maxnumber: settings().HUMAN_CHECK_WORK, recaptcha };
}

const Solution = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  number: z.int().min(0),
  salt: z.string(),
  signature: z.string(),
});

/** Whether this solution (base64 of JSON, as the browser sends it) solves the stamp's challenge. */
export async function isSolved(stampId: string, solution: string): Promise<boolean> {
  try {
    const payload = Solution.parse(JSON.parse(Buffer.from(solution, "base64").toString("utf8")));
    return extractParams(payload).stamp === stampId && (await verifySolution(payload, hmacKey()));
  } catch {
    return false;
  }
}
