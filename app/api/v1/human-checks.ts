import { os } from "~/api/implement";
import { makeChallenge } from "~/domain/human-check/challenge";
import { newStamp } from "~/domain/human-check/stamp";

export const humanChecks = os.humanChecks.router({
  begin: os.humanChecks.begin.handler(() => ({ stamp: newStamp() })),
  challenge: os.humanChecks.challenge.handler(({ input }) => makeChallenge(input.stamp)),
});
