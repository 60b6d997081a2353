import { demoId } from "~/db/seed/demo";

/** A stable id for a name that sorts by time like a UUIDv7. */
export function timedId(name: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${demoId(name).slice(15)}`;
}
