import { createRouterClient } from "@orpc/server";
import type { ApiContext, CallOptions } from "~/api/context";
import { divisions } from "~/api/v1/divisions";
import { files } from "~/api/v1/files";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/session/actor";

/** The typed client of api/v1 for somebody, or for a visitor: divisions and files. */
export function asking(db: Database, actor?: Actor) {
  return createRouterClient(
    { divisions, files },
    {
      context: ({ key, version }: CallOptions): ApiContext => ({
        ...{ db, actor, key, version },
        ...{ requestId: newId(), address: "127.0.0.1", userAgent: "test" },
      }),
    },
  );
}
