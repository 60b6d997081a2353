import type { WorkplaceData } from "./frame-data";

/** What the user's search finds beside pages: records of their company, public chats, or nothing. */
export function searchScope({ company, access }: Pick<WorkplaceData["user"], "company" | "access">) {
  if (company !== null) return "company";
  return access === "user" ? "chats" : "pages";
}
