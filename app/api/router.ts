import { os } from "./implement";
import { account } from "./v1/account";
import { activities } from "./v1/activities";
import { answers } from "./v1/answers";
import { chats } from "./v1/chats";
import { company } from "./v1/company";
import { divisions } from "./v1/divisions";
import { employees } from "./v1/employees";
import { files } from "./v1/files";
import { mailbox } from "./v1/mailbox";
import { passwords } from "./v1/passwords";
import { provider } from "./v1/provider";
import { session } from "./v1/session";
import { sessions } from "./v1/sessions";
import { signUp } from "./v1/sign-up";

/** Every endpoint of the contract with what answers it. */
export const router = os.router({
  session,
  signUp,
  divisions,
  employees,
  files,
  chats,
  answers,
  provider,
  passwords,
  mailbox,
  account,
  sessions,
  activities,
  company,
});
