import { z } from "zod";
import { endpoint } from "./endpoint";
import { SignedInUser, Tokens } from "./session";
import { SignUpFields } from "./sign-up-fields";

export const signUp = {
  company: endpoint("public", "POST", "/sign-ups", "Register a company and its data manager, and sign in")
    .input(SignUpFields)
    .output(z.object({ tokens: Tokens, user: SignedInUser })),
};
