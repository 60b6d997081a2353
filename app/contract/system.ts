import { z } from "zod";
import { endpoint } from "./endpoint";
import { fileStatuses } from "./file-states";
import { OperatorFields } from "./operator-fields";
import { plans } from "./plan-kinds";
import { storageStates } from "./storage-states";

const Operator = OperatorFields.extend({
  version: z.number().int(),
  /** False while the fields of the address are only guessed from a text of before. */
  addressConfirmed: z.boolean(),
});
/** The operator's details; all '' with version 0 until they are entered. */
export type Operator = z.output<typeof Operator>;

const Count = z.number().int();

/** The settings of the environment that limit companies. */
export const limitNames = ["DIVISION_LIMIT", "EMPLOYEE_LIMIT", "SMTP_LIMIT", "EMAIL_SETTINGS_LIMIT"] as const;

const Limits = z.object({
  mode: z.enum(["normal", "lotse", "handwerk"]),
  divisions: Count,
  employees: Count,
  smtp: Count,
  emailSettings: Count,
  /** Monthly questions of a company without a plan; null if no plans are sold. */
  questions: Count.nullable(),
  uploadMb: Count,
  activityDays: Count,
  revealUnknownEmail: z.boolean(),
  /** What they were before, newest first: noticed at a start, on this server. */
  changes: z.array(
    z.object({
      name: z.enum(limitNames),
      before: z.string(),
      value: z.string(),
      host: z.string(),
      noticedAt: z.coerce.date(),
    }),
  ),
  companies: z.object({ all: Count, withPlan: Count, fullDivisions: Count, fullEmployees: Count }),
});
export type Limits = z.output<typeof Limits>;

const Prices = z.object({
  /** `operator`: there is no Stripe, its own prices are those of sales on account. `none`: nothing is sold. */
  source: z.enum(["stripe", "operator", "unreachable", "none"]),
  prices: z.array(
    z.object({
      plan: z.enum(plans),
      priceId: z.string().nullable(),
      netCents: Count.nullable(),
      /** Why it cannot be sold, in English; null if it can. */
      problem: z.string().nullable(),
    }),
  ),
});
export type SystemPrices = z.output<typeof Prices>;

const Storage = z.object({
  files: z.array(z.object({ status: z.enum(fileStatuses), files: Count, bytes: Count })),
  /** The ten companies that use most storage. */
  companies: z.array(z.object({ id: z.uuid(), name: z.string(), files: Count, bytes: Count })),
  databaseBytes: Count,
  /** Where new files go: the bucket, or null for the disk of this server. */
  bucket: z.string().nullable(),
  state: z.enum(storageStates),
  /** Free space on the disk of this server. */
  freeBytes: Count,
  memoryBytes: Count,
  /** Peak memory of this process since its start. */
  maxMemoryBytes: Count,
  since: z.coerce.date(),
});
export type Storage = z.output<typeof Storage>;

const Outbox = z.object({
  /** The operator's mail server, without its password; null if none is set. */
  server: z.string().nullable(),
  waiting: Count,
  failed: Count,
  sentToday: Count,
});
export type Outbox = z.output<typeof Outbox>;

const Answering = z.object({
  /** The default provider: 'builtin', or provider/model. */
  answerer: z.string(),
  /** Number of companies by the provider they chose instead. */
  chosen: z.array(z.object({ kind: z.string(), companies: Count })),
});
export type Answering = z.output<typeof Answering>;

const read = { action: "read", subject: "SystemSetting" } as const;
const update = { action: "update", subject: "SystemSetting" } as const;

/** The installation as a whole. */
export const system = {
  readOperator: endpoint(read, "GET", "/system/operator", "Returns the operator's details").output(Operator),
  changeOperator: endpoint(update, "PUT", "/system/operator", "Changes the operator's details")
    .input(OperatorFields.strict())
    .output(Operator),
  limits: endpoint(
    read,
    "GET",
    "/system/limits",
    "Returns the limits of this build, and how many companies have reached them",
  ).output(Limits),
  prices: endpoint(
    read,
    "GET",
    "/system/prices",
    "Returns the prices as Stripe has them, and what keeps one from being sold",
  ).output(Prices),
  storage: endpoint(read, "GET", "/system/storage", "Returns storage and memory usage").output(Storage),
  outbox: endpoint(
    read,
    "GET",
    "/system/outbox",
    "Returns the mail server, and the numbers of waiting and failed mails",
  ).output(Outbox),
  answering: endpoint(
    read,
    "GET",
    "/system/answering",
    "Returns the default AI provider and the companies' choices",
  ).output(Answering),
};
