import { account } from "./account";
import { activities } from "./activities";
import { answers } from "./answers";
import { chats } from "./chats";
import { company } from "./company";
import { divisions } from "./divisions";
import { employees } from "./employees";
import { files } from "./files";
import { mailbox } from "./mailbox";
import { passwords } from "./passwords";
import { provider } from "./provider";
import { session } from "./session";
import { sessions } from "./sessions";
import { signUp } from "./sign-up";

/** Every endpoint of api/v1. Server, OpenAPI document and typed client share this object. */
export const contract = {
  session,
  signUp,
  divisions,
  employees,
  files,
  mailbox,
  chats,
  answers,
  provider,
  passwords,
  account,
  sessions,
  activities,
  company,
};
