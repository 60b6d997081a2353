import { os } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { makeChallenge } from "~/domain/identity/human-check/challenge";
import { offeredRecaptcha } from "~/domain/identity/human-check/recaptcha";
import { newStamp } from "~/domain/identity/human-check/stamp";

export const humanChecks = os.humanChecks.router({
  begin: os.humanChecks.begin.handler(() => ({ stamp: newStamp() })),
  challenge: os.humanChecks.challenge.handler(({ input }) => makeChallenge(input.stamp)),
  recaptcha: os.humanChecks.recaptcha.handler(() => {
    const offered = offeredRecaptcha();
    if (!offered) throw new AppError("not_found");
    return offered;
  }),
});
