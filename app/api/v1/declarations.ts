import type { ApiContext } from "~/api/context";
import { actorOf, os } from "~/api/implement";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { confirmDeclaration, readDeclarationLink } from "~/domain/companies/declaration/confirm-declaration";
import { listDeclarations, readDeclaration } from "~/domain/companies/declaration/list-declarations";
import {
  checkEnd,
  type Declared,
  receiveDeclaration,
} from "~/domain/companies/declaration/receive-declaration";
import { settleDeclaration } from "~/domain/companies/declaration/settle-declaration";
import { requireHuman } from "~/domain/identity/human-check/require-human";

/** Receives a declaration after the human check; one that is sent twice is received once. */
async function receive(
  { db, address }: ApiContext,
  human: HumanAnswer,
  declared: Declared,
): Promise<{ receivedAt: Date }> {
  await requireHuman(db, { form: "contract", answer: human, address, content: declared }, async () => {
    await checkEnd(db, declared);
    await receiveDeclaration(db, human.stamp, declared);
  });
  return receiveDeclaration(db, human.stamp, declared);
}

export const declarations = os.declarations.router({
  cancel: os.declarations.cancel.handler(({ input, context }) => {
    const { human, extraordinary, when, endsOn, reason, ...rest } = input;
    const isExtraordinary = extraordinary === "yes";
    return receive(context, human, {
      ...rest,
      kind: "cancellation",
      extraordinary: isExtraordinary,
      reason: isExtraordinary ? reason : "",
      endsOn: when === "date" && endsOn ? endsOn : null,
    });
  }),
  withdraw: os.declarations.withdraw.handler(({ input: { human, ...rest }, context }) =>
    receive(context, human, {
      ...rest,
      kind: "withdrawal",
      extraordinary: false,
      reason: "",
      endsOn: null,
    }),
  ),
  readLink: os.declarations.readLink.handler(({ input, context }) =>
    readDeclarationLink(context.db, input.token),
  ),
  confirm: os.declarations.confirm.handler(async ({ input, context }) => {
    await confirmDeclaration(context.db, input.token);
    return {};
  }),
  list: os.declarations.list.handler(({ input, context }) => listDeclarations(context.db, input)),
  read: os.declarations.read.handler(({ input, context }) => readDeclaration(context.db, input.id)),
  settle: os.declarations.settle.handler(({ input, context }) =>
    settleDeclaration(context.db, actorOf(context), input, context.version),
  ),
});
