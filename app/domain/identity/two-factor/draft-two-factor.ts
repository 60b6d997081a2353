import { z } from "zod";
import { AppError } from "~/contract/errors";
import type { TwoFactorDraft } from "~/contract/two-factor";
import { clock } from "~/db/clock";
import type { Actor } from "~/domain/core/actor/actor";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, SealBroken, seal } from "~/domain/core/secret/seal";
import { settings } from "~/env";
import { newSeed, seedUri } from "./one-time-code";

const draftMs = 3_600_000;
const Draft = z.object({ seed: z.string(), until: z.number() });
const sealedFor = (actor: Pick<Actor, "id">) => `two-factor-draft:${actor.id}`;

/**
 * A seed for an authenticator app, sealed for its user and valid for an hour; nothing is stored until a code
 * proves that the app has it. With `before` the same seed again, while it is valid.
 */
export function draftTwoFactor(actor: Actor, before?: string): TwoFactorDraft {
  const earlierSeed = before ? readDraft(actor, before) : undefined;
  const seed = earlierSeed ?? newSeed();
  const draft = before && earlierSeed ? before : sealDraft(actor, seed);
  return { seed, uri: seedUri(seed, actor.email, settings().APP_TITLE), draft };
}

function sealDraft(actor: Pick<Actor, "id">, seed: string): string {
  const draft = JSON.stringify({ seed, until: clock.now().getTime() + draftMs });
  return seal(keyFor("seal"), draft, sealedFor(actor)).toString("base64url");
}

/** The seed of a draft; undefined if expired, another user's, or forged. */
function readDraft(actor: Pick<Actor, "id">, draft: string): string | undefined {
  try {
    const text = open(keyFor("seal"), Buffer.from(draft, "base64url"), sealedFor(actor));
    const { seed, until } = Draft.parse(JSON.parse(text));
    return until > clock.now().getTime() ? seed : undefined;
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/** The seed of a draft. @throws AppError two_factor_expired */
export function seedOfDraft(actor: Pick<Actor, "id">, draft: string): string {
  const seed = readDraft(actor, draft);
  if (!seed) throw new AppError("two_factor_expired");
  return seed;
}
