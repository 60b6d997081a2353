import { v7 } from "uuid";

/** A new unguessable id that sorts by creation time (UUIDv7, RFC 9562). */
export function newId(): string {
  return v7();
}
