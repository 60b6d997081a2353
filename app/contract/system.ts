import { z } from "zod";
import { endpoint } from "./endpoint";
import { fileStatuses } from "./files";
import { OperatorFields } from "./operator-fields";

const Operator = OperatorFields.extend({ version: z.number().int() });
/** The operator's details; all '' and version 0 until somebody has entered them. */
export type Operator = z.output<typeof Operator>;

const Count = z.number().int();

const Limits = z.object({
  mode: z.enum(["normal", "lotse", "handwerk"]),
  divisions: Count,
  employees: Count,
  smtp: Count,
  emailSettings: Count,
  /** Questions a month for a company without a plan; null where no plans are sold. */
  questions: Count.nullable(),
  uploadMb: Count,
  activityDays: Count,
  revealUnknownEmail: z.boolean(),
  companies: z.object({ all: Count, withPlan: Count, fullDivisions: Count, fullEmployees: Count }),
});
export type Limits = z.output<typeof Limits>;

const Storage = z.object({
  files: z.array(z.object({ status: z.enum(fileStatuses), files: Count, bytes: Count })),
  /** The ten companies that take most room. */
  companies: z.array(z.object({ id: z.uuid(), name: z.string(), files: Count, bytes: Count })),
  databaseBytes: Count,
  /** Room left where files are kept. */
  freeBytes: Count,
  memoryBytes: Count,
  /** The most memory that this process has used since it started. */
  maxMemoryBytes: Count,
  since: z.coerce.date(),
});
export type Storage = z.output<typeof Storage>;

const Outbox = z.object({
  /** The operator's own mail server, without its password; null where none is set. */
  server: z.string().nullable(),
  waiting: Count,
  failed: Count,
  sentToday: Count,
});
export type Outbox = z.output<typeof Outbox>;

const Answering = z.object({
  /** Who answers for companies that have not chosen: 'builtin', or provider/model. */
  answerer: z.string(),
  /** Companies by whom they have chosen instead. */
  chosen: z.array(z.object({ kind: z.string(), companies: Count })),
});
export type Answering = z.output<typeof Answering>;

const read = { action: "read", subject: "SystemSetting" } as const;
const update = { action: "update", subject: "SystemSetting" } as const;

/** The installation as a whole. */
export const system = {
  readOperator: endpoint(read, "GET", "/system/operator", "Who runs this installation").output(Operator),
  changeOperator: endpoint(update, "PUT", "/system/operator", "Change who runs this installation")
    .input(OperatorFields.strict())
    .output(Operator),
  limits: endpoint(
    read,
    "GET",
    "/system/limits",
    "The limits of this build, and who has reached them",
  ).output(Limits),
  storage: endpoint(read, "GET", "/system/storage", "What takes room").output(Storage),
  outbox: endpoint(read, "GET", "/system/outbox", "How mails leave").output(Outbox),
  answering: endpoint(read, "GET", "/system/answering", "Who answers").output(Answering),
};
