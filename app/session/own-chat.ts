import type { Access } from "~/contract/abilities";
import { paths } from "~/paths";

const chatAddress = /^(?:\/employee)?\/chat\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(\?.*)?$/;

/**
 * The address of the same chat in the user's own area; undefined for other addresses, and where an area has no chats. People
 * send each other the address that they see, and a data manager's and an employee's differ.
 */
export function ownChat(path: string, access: Access): string | undefined {
  const [, id, query = ""] = chatAddress.exec(path) ?? [];
  if (!id || (access !== "user" && access !== "employee")) return undefined;
  return paths.chats.open(access, id) + query;
}
