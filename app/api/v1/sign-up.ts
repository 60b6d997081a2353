import type { ApiContext } from "~/api/context";
import { os } from "~/api/implement";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { requireHuman } from "~/domain/identity/human-check/require-human";
import { signUpBusiness, signUpCompany, signUpPerson } from "~/domain/identity/sign-up/request-sign-up";
import { signUpTicket } from "~/domain/identity/sign-up/sign-up-ticket";

/** Accepts a registration after its human check. */
async function accept<Fields extends { human: HumanAnswer }>(
  { db, address }: ApiContext,
  { human, ...fields }: Fields,
  work: (fields: Omit<Fields, "human">) => Promise<void>,
) {
  await requireHuman(db, { form: "sign_up", answer: human, address, content: fields }, () => work(fields));
  return {};
}

export const signUp = os.signUp.router({
  company: os.signUp.company.handler(async ({ input, context }) => {
    await accept(context, input, fields => signUpCompany(context.db, fields));
    return { ticket: signUpTicket("data_manager", input) };
  }),
  person: os.signUp.person.handler(async ({ input, context }) => {
    await accept(context, input, fields => signUpPerson(context.db, fields));
    return { ticket: signUpTicket("public_user", input) };
  }),
  business: os.signUp.business.handler(({ input, context }) =>
    accept(context, input, fields => signUpBusiness(context.db, fields)),
  ),
});
