import { v7 } from "uuid";

/** A new unguessable id that sorts by the time it was made (UUIDv7, RFC 9562). */
export function newId(): string {
  return v7();
}
