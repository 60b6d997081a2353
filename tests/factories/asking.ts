import { clientFor } from "~/api/in-process";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";

/** The typed client of api/v1 for an actor, or for a visitor. */
export function asking(db: Database, actor?: Actor) {
  return clientFor(db, actor, { requestId: newId(), address: "127.0.0.1", userAgent: "test" });
}
