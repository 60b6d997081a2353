import type { Outage } from "~/contract/outages";
import type { StorageState } from "~/contract/storage-states";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { readProvider } from "~/domain/chats/provider/read-provider";
import type { Actor } from "~/domain/core/actor/actor";
import { withinTime } from "~/domain/core/limit/within-time";
import { type Settings, settings } from "~/env";
import { type Faults, readFaults } from "./read-faults";
import { storageState } from "./storage-state";

/** How long the known faults are reused: every page of their readers asks for them. */
const cacheMs = 10_000;
/** How long a page waits for newer ones after that. */
const maxWaitMs = 150;

type KnownFaults = Faults & { storage: StorageState };

/** What this process knows about the parts of these settings. */
let cached: { of: Settings; at: number; faults: KnownFaults } | undefined;
let pending: Promise<KnownFaults> | undefined;

/**
 * The parts that do not work at the moment and concern the actor: those who add files to their company, and
 * administrators. Found by this process at most every ten seconds.
 */
export async function listOutages(db: Db, actor: Actor): Promise<Outage[]> {
  const operates = actor.ability.can("read", "SystemSetting");
  const manages = actor.access === "user" && actor.companyId !== null && actor.ability.can("create", "File");
  if (!operates && !manages) return [];
  const { storage, search, mail, provider, companies } = await knownFaults(db);
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
  operatorSince: Date | null,
  companies: Faults["companies"],
): Promise<Date | null> {
  const companyFails = companies.some(({ id }) => id === actor.companyId);
  // A company may have changed its choice since, so it is looked up; only while something fails.
  if (!operatorSince && !companyFails) return null;
  return (await readProvider(db, actor)).breaker?.since ?? null;
}

/** The newest faults, or the last known ones if finding them takes too long. */
async function knownFaults(db: Db): Promise<KnownFaults> {
  const of = settings();
  const last = cached?.of === of ? cached : undefined;
  if (last && clock.now().getTime() - last.at < cacheMs) return last.faults;
  pending ??= checkParts(db, of).finally(() => {
    pending = undefined;
  });
  return last ? withinTime(pending, maxWaitMs, () => last.faults) : pending;
}

async function checkParts(db: Db, of: Settings): Promise<KnownFaults> {
  const [storage, stored] = await Promise.all([storageState(), readFaults(db)]);
  const faults = { storage, ...stored };
  cached = { of, at: clock.now().getTime(), faults };
  return faults;
}
