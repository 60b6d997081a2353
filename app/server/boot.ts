import { resolve } from "node:path";
import { superviseAnswers } from "~/domain/chats/answer/supervise-answers";
import { createApi } from "../api/api";
import { overHttp } from "../api/client";
import { inProcess } from "../api/in-process";
import { readSignedCaller } from "../api/signed-caller";
import type { Db } from "../db/connection";
import { demoPassword, people } from "../db/seed/demo";
import { warnOfPrices } from "../domain/billing/payment/warn-of-prices";
import { warmAnswers } from "../domain/chats/answer/warm-answers";
import {
  firstLinkHours,
  inviteFirstAdministrator,
} from "../domain/identity/first-administrator/invite-first-administrator";
import { startClockSync } from "../domain/operations/system/sync-clock";
import { warnOfStorage } from "../domain/operations/system/warn-of-storage";
import { readSettings, type Settings } from "../env";
import { openTrialPayments } from "../integrations/stripe/trial-payments";
import { paths } from "../paths";
import { createVisits } from "../session/visit";
import type { App, BootOptions } from "./app";
import { openData } from "./open-data";
import { prepareProcess } from "./prepare-process";
import { startWork } from "./start-work";
import { isUpload } from "./upload-addresses";

export { runDoctor } from "../domain/operations/doctor/run-doctor";
export { runMove } from "../domain/operations/move/run-move";

/** Starts the product for the given roles: settings, secret, database, demo data, api, jobs, pages. */
export async function boot({ roles, profile, env, periodicJobs = true }: BootOptions): Promise<App> {
  const read = readSettings(env, profile === "production");
  const dataDir = resolve(read.DATA_DIR);
  const trial = roles.has("api") ? await openTrialPayments(read, dataDir) : undefined;
  const settings = trial?.settings ?? read;
  await prepareProcess(settings, dataDir);
  const local =
    roles.has("api") || roles.has("worker")
      ? await openLocal(settings, dataDir, { roles, periodicJobs })
      : undefined;
  if (local) trial?.deliverTo(local.api);
  // After the start, which waits neither for Stripe nor for S3.
  if (roles.has("api")) setImmediate(() => void warnOfPrices());
  if (local) setImmediate(() => void warnOfStorage());
  const source = local?.source ?? overHttp(settings.API_INTERNAL_URL ?? settings.API_BASE_URL);
  const visit = createVisits(source, settings);
  return {
    roles,
    production: settings.production,
    host: env.HOST ?? "0.0.0.0",
    port: Number(settings.PORT),
    origin: settings.DOMAIN,
    trustProxy: settings.TRUST_PROXY,
    policy: { pictures: foreignOrigins(settings) },
    isUpload,
    api: local?.api ?? (async () => Response.json({ code: "not_found", status: 404 }, { status: 404 })),
    signedCaller: readSignedCaller,
    visit,
    banner: () => [...banner(settings), ...(local?.invitation ?? [])],
    stop: async () => {
      await trial?.close();
      await local?.stop();
    },
  };
}

async function openLocal(
  settings: Settings,
  dataDir: string,
  { roles, periodicJobs }: Required<Pick<BootOptions, "roles" | "periodicJobs">>,
) {
  const { db, stop: closeDatabase } = await openData(settings, dataDir);
  try {
    const invitation = settings.production && roles.has("api") ? await firstInvitation(db, settings) : [];
    const api = createApi(db);
    const stopAnswers = roles.has("api") ? await superviseAnswers(db) : undefined;
    const stopped = new AbortController();
    const stopClockSync = startClockSync(db);
    // After the start, which does not wait for it.
    if (roles.has("api")) setImmediate(() => void warmAnswers(db, stopped.signal));
    const stopWork = roles.has("worker") ? await startWork(db, periodicJobs) : undefined;
    const stop = async () => {
      stopped.abort();
      stopClockSync();
      await Promise.all([stopAnswers?.(2_000), stopWork?.()]);
      await closeDatabase();
    };
    return { api, source: roles.has("api") ? inProcess(db, api) : undefined, invitation, stop };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** The console lines with the first administrator's link; none once there is an administrator. */
async function firstInvitation(db: Db, { DOMAIN }: Settings): Promise<string[]> {
  const token = await inviteFirstAdministrator(db);
  if (!token) return [];
  return [
    `There is no administrator yet. This link makes the first one, once, within ${firstLinkHours} hours; the next start prints another:`,
    `  ${DOMAIN}${paths.setPassword({ token })}`,
  ];
}

const foreignOrigins = ({ API_BASE_URL, DOMAIN }: Settings) => {
  const origin = new URL(API_BASE_URL).origin;
  return origin === DOMAIN ? [] : [origin];
};

function banner(settings: Settings): string[] {
  const answerer =
    settings.AI_PROVIDER === "builtin"
      ? "the built-in answerer: it quotes the best-matching sentences (no key, nothing leaves this machine)"
      : `${settings.AI_PROVIDER} ${settings.AI_MODEL ?? ""}`;
  const lines = [`${settings.APP_TITLE} is ready: ${settings.DOMAIN}`, `Who answers: ${answerer}`];
  if (settings.production) return lines;
  return [
    ...lines,
    `Demo accounts, all with the password ${demoPassword}:`,
    ...people
      .filter(person => !/^\w+\.\w+@/.test(person.email))
      .map(person => `  ${person.email.padEnd(32)} ${person.company ?? ""}`),
  ];
}
