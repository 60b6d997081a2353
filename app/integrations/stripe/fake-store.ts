import { randomBytes } from "node:crypto";
import type { Thing } from "./fake-thing";

/** Everything that the stand-in knows, so that a restart can continue from it. */
export interface FakeSnapshot {
  things: Record<string, Thing>;
  events: Thing[];
}

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export type FakeStore = ReturnType<typeof fakeStore>;

/** The objects and the events of the stand-in. Times are in seconds. */
export function fakeStore(clock: () => Date, earlier?: FakeSnapshot) {
  const things = new Map<string, Thing>(Object.entries(earlier?.things ?? {}));
  const events: Thing[] = earlier?.events ?? [];
  const now = () => seconds(clock());
  return {
    events,
    now,
    all: (object: string) => [...things.values()].filter(thing => thing.object === object),
    get: (id: unknown): Thing | undefined => (typeof id === "string" ? things.get(id) : undefined),
    /** Adds an object with an id of its own. */
    put<T extends Record<string, unknown>>(object: string, prefix: string, rest: T) {
      const id = `${prefix}_${randomBytes(12).toString("hex")}`;
      const thing = { id, object, created: now(), livemode: false, ...rest };
      things.set(id, thing);
      return thing as Thing & T;
    },
    /** Adds an object with a given id, unless there is one. */
    seed(thing: Thing) {
      if (!things.has(thing.id)) things.set(thing.id, thing);
    },
    /** Adds an event with a copy of its object. */
    emit: (type: string, object: Thing) =>
      events.push({
        id: `evt_${randomBytes(12).toString("hex")}`,
        object: "event",
        type,
        created: now(),
        api_version: "2026-10-28.endive",
        livemode: false,
        data: { object: structuredClone(object) },
      }),
    snapshot: (): FakeSnapshot => ({ things: Object.fromEntries(things), events: events.slice(-1_000) }),
  };
}
