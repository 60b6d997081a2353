import type { Outage } from "~/contract/outages";
import type { StorageState } from "~/contract/storage-states";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { readProvider } from "~/domain/chats/provider/read-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { type Settings, settings } from "~/env";
import { type Faults, readFaults } from "./read-faults";
import { storageState } from "./storage-state";

/** How long the known outages are reused, in milliseconds: every page of their readers asks for them. */
const goodMs = 10_000;
/** How long a page waits for a renewed list after that, in milliseconds. */
const waitMs = 150;

type Found = Faults & { storage: StorageState };

/** The outages known to this process, for its own settings. */
let cached: { of: Settings; at: number; found: Found } | undefined;
let looking: Promise<Found> | undefined;

/**
 * The parts that do not work at the moment and concern the actor: those who add files to their company, and
 * administrators. Found by this process at most every ten seconds.
 */
export async function listOutages(db: Db, actor: Actor): Promise<Outage[]> {
  const operates = actor.ability.can("read", "SystemSetting");
  const manages = actor.access === "user" && actor.companyId !== null && actor.ability.can("create", "File");
  if (!operates && !manages) return [];
  const { storage, search, mail, provider, companies } = await newest(db);
  const outages: Outage[] = [];
  if (storage !== "ready")
    outages.push({ part: "storage", state: storage === "full" ? "full" : "down", since: null });
  if (search) outages.push({ part: "search", state: "down", since: search });
  const answerers = operates ? provider : await providerOf(db, actor, provider, companies);
  if (answerers) outages.push({ part: "provider", state: "down", since: answerers });
  if (mail) outages.push({ part: "mail", state: "down", since: mail });
  return outages;
}

/** Since when the provider that answers the actor's company is not asked. */
async function providerOf(
  db: Db,
  actor: Actor,
  operators: Date | null,
  companies: Faults["companies"],
): Promise<Date | null> {
  const own = companies.some(({ id }) => id === actor.companyId);
  // A company may have changed its choice since, so it is looked up; only while something fails.
  if (!operators && !own) return null;
  return (await readProvider(db, actor)).breaker?.since ?? null;
}

async function newest(db: Db): Promise<Found> {
  const of = settings();
  const last = cached?.of === of ? cached : undefined;
  if (last && clock.now().getTime() - last.at < goodMs) return last.found;
  looking ??= checkParts(db, of).finally(() => {
    looking = undefined;
  });
  if (!last) return looking;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Found>(resolve => {
    timer = setTimeout(() => resolve(last.found), waitMs);
  });
  return Promise.race([looking, late]).finally(() => clearTimeout(timer));
}

async function checkParts(db: Db, of: Settings): Promise<Found> {
  const [storage, faults] = await Promise.all([storageState(), readFaults(db)]);
  const found = { storage, ...faults };
  cached = { of, at: clock.now().getTime(), found };
  return found;
}
