import { actorOf, os } from "~/api/implement";
import { draftTwoFactor } from "~/domain/identity/two-factor/draft-two-factor";
import { readTwoFactor } from "~/domain/identity/two-factor/read-two-factor";
import { renewCodes } from "~/domain/identity/two-factor/recovery-codes";
import { turnTwoFactorOff } from "~/domain/identity/two-factor/turn-off";
import { turnTwoFactorOn } from "~/domain/identity/two-factor/turn-on";
import { resetTwoFactor } from "~/domain/people/person/reset-two-factor";

export const twoFactor = os.twoFactor.router({
  read: os.twoFactor.read.handler(({ context }) => readTwoFactor(context.db, actorOf(context))),
  draft: os.twoFactor.draft.handler(({ input, context }) => draftTwoFactor(actorOf(context), input.draft)),
  turnOn: os.twoFactor.turnOn.handler(({ input, context }) =>
    turnTwoFactorOn(context.db, actorOf(context), input),
  ),
  turnOff: os.twoFactor.turnOff.handler(async ({ context }) => {
    await turnTwoFactorOff(context.db, actorOf(context));
    return {};
  }),
  renewCodes: os.twoFactor.renewCodes.handler(({ context }) => renewCodes(context.db, actorOf(context))),
  reset: os.twoFactor.reset.handler(({ input, context }) =>
    resetTwoFactor(context.db, actorOf(context), input),
  ),
});
