import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { Challenge } from "~/contract/human-checks";
import { clock } from "~/db/clock";
import { keyFor } from "~/domain/secret/process-key";
import { settings } from "~/env";
import { offeredRecaptcha } from "./recaptcha";
import { readStamp, stampLife } from "./stamp";

const hmacKey = () => `challenge ${keyFor("human").toString("base64url")}`;

/**
 * Work for whoever holds this stamp: its solution is good for no other one.
 * @throws AppError human_failed, human_expired
 */
export async function makeChallenge(stamp: string): Promise<Challenge> {
  const read = readStamp(stamp);
  if (!read) throw new AppError("human_failed");
  if (read.age > stampLife) throw new AppError("human_expired");
  const made = await createChallenge({
    hmacKey: hmacKey(),
    maxnumber: settings().HUMAN_CHECK_WORK,
    expires: new Date(clock.now().getTime() + stampLife),
    params: { stamp: read.id },
  });
  const recaptcha = offeredRecaptcha() !== undefined;
  return { ...made, maxnumber: settings().HUMAN_CHECK_WORK, recaptcha };
}

const Solution = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  number: z.int().min(0),
  salt: z.string(),
  signature: z.string(),
});

/** Whether this is the solution, as the browser sends it (base64 of JSON), of a challenge made for the stamp with this id. */
export async function isSolved(stampId: string, solution: string): Promise<boolean> {
  try {
    const sent = Solution.parse(JSON.parse(Buffer.from(solution, "base64").toString("utf8")));
    return extractParams(sent).stamp === stampId && (await verifySolution(sent, hmacKey()));
  } catch {
    return false;
  }
}
