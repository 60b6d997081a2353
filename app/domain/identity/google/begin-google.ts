import { settings } from "~/env";
import { googleServer } from "./google-server";

/**
 * The authorisation endpoint and the client id for a sign-in. @throws AppError google_not_set_up,
 * google_unreachable
 */
export async function beginGoogle(): Promise<{ authorizeAt: string; clientId: string }> {
  return { authorizeAt: await googleServer().authorizeAt(), clientId: settings().GOOGLE_CLIENT_ID };
}
