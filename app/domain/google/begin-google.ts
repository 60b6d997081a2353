import { settings } from "~/env";
import { googleServer } from "./google-server";

/** Where a browser signs in with Google, and as which client. @throws AppError google_not_set_up, google_unreachable */
export async function beginGoogle(): Promise<{ authorizeAt: string; clientId: string }> {
  return { authorizeAt: await googleServer().authorizeAt(), clientId: settings().GOOGLE_CLIENT_ID };
}
