import { os } from "~/api/implement";
import { signUpCompany } from "~/domain/sign-up/sign-up-company";

export const signUp = os.signUp.router({
  company: os.signUp.company.handler(({ input, context }) => signUpCompany(context.db, input, context)),
});
