import { answers } from "./answers";
import { chats } from "./chats";
import { divisions } from "./divisions";
import { files } from "./files";
import { session } from "./session";
import { signUp } from "./sign-up";

/** Every endpoint of api/v1. Server, OpenAPI document and typed client share this object. */
export const contract = { session, signUp, divisions, files, chats, answers };
