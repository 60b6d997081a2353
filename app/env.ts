import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #675DD8");
const number = z
  .string()
  .regex(/^\d{1,6}$/, "must be a whole number, 0 or more")
  .transform(Number);
const price = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,3})?$/, "must be an amount in euros such as 0.15")
  .transform(Number);
const boolean = z.enum(["true", "false"], "must be true or false").transform(value => value === "true");
const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://lotse.example", abort: true })
  .transform(value => new URL(value).origin);
const networks = z
  .string()
  .default("")
  .transform(value => value.split(/[\s,]+/).filter(Boolean));

const countries = networks
  .transform(codes => codes.map(code => code.toUpperCase()))
  .refine(codes => codes.every(code => /^[A-Z]{2}$/.test(code)), "must be codes of countries such as BY,RU");

// "secret", or "2:new secret 1:old secret": the first is used for new passwords, the others verify old ones.
const peppers = z
  .string()
  .default("")
  .transform(value =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(part => {
        const [, version, secret] = /^(?:(\d{1,4}):)?(.*)$/.exec(part)!;
        return { version: Number(version ?? 1), secret: secret! };
      }),
  )
  .refine(list => list.every(({ secret }) => secret.length >= 32), "must have 32 characters or more")
  .refine(
    list => new Set(list.map(({ version }) => version)).size === list.length,
    "must name each version once",
  );

const apiUrl = z
  .url({ protocol: /^https?$/, error: "must be a URI", abort: true })
  .refine(value => new URL(value).pathname.replace(/\/$/, "").endsWith("/api/v1"), "must end in /api/v1");

const issuer = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${usual}`, abort: true })
    .transform(value => value.replace(/\/$/, ""))
    .default(usual);

const Common = z.object({
  API_BASE_URL: apiUrl,
  GOOGLE_CLIENT_ID: z.string().min(1),
  RECAPTCHA_SITE_KEY: z.string().min(1),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port from 1 to 65535")
    .refine(value => Number(value) >= 1 && Number(value) <= 65535, "must be a port from 1 to 65535"),
  COMPANY_WEBSITE: z.string().min(1),
  APP_MODE: z.enum(["normal", "lotse", "handwerk"], "must be normal, lotse or handwerk"),
  DIVISION_LIMIT: number,
  EMPLOYEE_LIMIT: number,
  SMTP_LIMIT: number,
  EMAIL_SETTINGS_LIMIT: z.string().regex(/^\d{1,6}$/, "must be a whole number, 0 or more"),
  DOMAIN: origin,
  CERTIFICATE_NEEDED: boolean,
  PRIMARY_COLOR: colour,
  PRIMARY_DARK_COLOR: colour,
  LIGHT_SURFACE_COLOR: colour,
  DARK_SURFACE_COLOR: colour,
  APP_TITLE: z.string().min(1).max(60),

  // Our own settings, all optional or with a default.
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default("data"),
  /** Where a process without api/v1 reaches it, if not at API_BASE_URL. */
  API_INTERNAL_URL: apiUrl.transform(value => value.replace(/\/$/, "")).optional(),
  ROLES: z
    .string()
    .default("web,api,worker")
    .transform(value => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(["web", "api", "worker"], "may hold web, api and worker")).min(1)),
  SECRET_KEY: z.string().optional(),
  PASSWORD_PEPPER: peppers,
  TRUST_PROXY: boolean.default(false),
  ALLOW_PRIVATE_HOSTS: networks,
  PICTURE_HOSTS: networks,
  EXCLUDED_COUNTRIES: countries,
  SMTP_URL: z.string().optional(),
  /** The operator's own mailbox, shown to administrators. */
  IMAP_URL: z.string().optional(),
  /** Connections to mailboxes that a worker keeps open at most; it visits the others every 40 seconds. */
  MAILBOX_CONNECTIONS: z
    .string()
    .regex(/^\d{1,4}$/, "must be a whole number from 0 to 9999")
    .default("250")
    .transform(Number),
  UPLOAD_LIMIT_MB: number.default(25),
  OCR_PAGES: z
    .string()
    .regex(/^\d{1,4}$/, "must be a whole number from 0 to 9999")
    .default("300")
    .transform(Number),
  INDEX_MEMORY_MB: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "must be a whole number from 1 to 999999")
    .default("512")
    .transform(Number),
  /** Milvus searches instead of this process's memory. */
  MILVUS_ADDRESS: z
    .string()
    .regex(/^(https?:\/\/)?[a-z0-9.-]+:\d{1,5}$/i, "must be a host and a port such as milvus:19530")
    .optional(),
  /** A token, or user:password. */
  MILVUS_TOKEN: z.string().optional(),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "must be the name of a bucket: small letters, digits, dots and hyphens",
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be a region such as eu-central-1")
    .default("us-east-1"),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Where new files go. */
  FILE_STORE: z.enum(["disk", "s3"], "must be disk or s3").optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer("https://accounts.google.com"),
  /** OAuth clients for mailboxes at Microsoft 365 and Google; without both values that sign-in is not offered. */
  MAIL_MICROSOFT_CLIENT_ID: z.string().optional(),
  MAIL_MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MAIL_MICROSOFT_ISSUER: issuer("https://login.microsoftonline.com/common/v2.0"),
  MAIL_GOOGLE_CLIENT_ID: z.string().optional(),
  MAIL_GOOGLE_CLIENT_SECRET: z.string().optional(),
  MAIL_GOOGLE_ISSUER: issuer("https://accounts.google.com"),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      "must be an address such as mailto:security@lotse.example",
    )
    .optional(),
  SECURITY_POLICY: z
    .url({ protocol: /^https$/, error: "must be an address such as https://lotse.example" })
    .optional(),
  HUMAN_CHECK_SECONDS: number.default(3),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an address such as https://www.google.com/recaptcha",
      abort: true,
    })
    .default("https://www.google.com/recaptcha")
    .transform(value => new URL(value).href.replace(/\/+$/, "")),
  ACTIVITY_DAYS: number.default(365),
  BACKUP_DAYS: number.default(30),
  COUNTRY_LOOKUP_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s{}]/, "must be an address such as https://lookup.example/{ip}")
    .refine(
      value => URL.canParse(value.replaceAll("{ip}", "ip")),
      "must be an address such as https://lookup.example/{ip}",
    )
    .optional(),
  HUMAN_CHECK_WORK: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, "must be a whole number from 1 to 9999999")
    .default("20000")
    .transform(Number),
  REVEAL_UNKNOWN_EMAIL: boolean.default(false),
  AI_PROVIDER: z.enum(["builtin", "mistral", "openai"]).default("builtin"),
  AI_BASE_URL: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_KEY: z.string().optional(),
  /** Euros for a million tokens of the operator's model: what it reads, and what it writes. */
  AI_PRICE_INPUT: price.optional(),
  AI_PRICE_OUTPUT: price.optional(),
  /** The model of the operator's server that makes vectors of passages and questions; unset: words alone are searched. */
  AI_EMBEDDING_MODEL: z.string().max(200).optional(),
  /** Another server for that model, and its key; unset: that of AI_PROVIDER. It also serves companies without a model. */
  AI_EMBEDDING_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as http://localhost:8080/v1" })
    .optional(),
  AI_EMBEDDING_KEY: z.string().optional(),
  /** Euros for a million tokens that it reads. */
  AI_PRICE_EMBEDDING: price.optional(),
  /** Euros that each company may spend with the operator's key in a month; unset: no limit. */
  AI_COMPANY_BUDGET: number.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Another server that speaks like Stripe, for tests. */
  STRIPE_URL: origin.default("https://api.stripe.com"),
  /** The EU's register of VAT ids, or another server that speaks like it, for tests. */
  VIES_URL: origin.default("https://ec.europa.eu"),
});

const payment = [
  "PAYMENT_PUBLISHABLE_KEY",
  "MONTHLY_PRICE_ID",
  "YEARLY_PRICE_ID",
  "PRODUCT_30_DAY_ID",
  "PRODUCT_365_DAY_ID",
] as const;

/** One of them given, the others are required. */
const s3Required = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

/** An S3 server, a bucket there, and the keys to it. */
export type S3Settings = {
  /** Without a path: `https://s3.example`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** The validated settings; numbers and booleans are parsed. */
export type Settings = Omit<z.output<typeof Common>, "FILE_STORE"> & {
  production: boolean;
  FILE_STORE: "disk" | "s3";
  /** If it is set up, also while new files go to the disk. */
  s3: S3Settings | undefined;
  /** The ids of what is sold; any word in the variants that sell nothing. */
  prices: Record<"monthly" | "yearly" | "days_30" | "days_365", string>;
  /** Payments go to the built-in stand-in for Stripe: nothing is really paid. Never in production. */
  trialPayments: boolean;
};

/** Thrown at start: the fixed first line, then one line per problem. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(["Environment validation error:", ...problems].join("\n"));
  }
}

/**
 * Validates all settings at once. Unknown variables are ignored; the five payment settings are required in the
 * paid variant, and also while APP_MODE is missing.
 * @throws SettingsError with all problems
 */
export function readSettings(env: Record<string, string | undefined>, production = false): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const checked = Common.safeParse(given);
  const problems = checked.success
    ? []
    : checked.error.issues.map(issue => {
        const name = String(issue.path[0]);
        return given[name] === undefined ? `${name} is required` : `${name} ${issue.message}`;
      });
  if (given.APP_MODE !== "normal" && given.APP_MODE !== "handwerk") {
    problems.push(...payment.filter(name => !given[name]).map(name => `${name} is required`));
  }
  if (production && !given.SECRET_KEY) problems.push("SECRET_KEY is required in production");
  if (given.AI_PROVIDER === "openai" && !given.AI_BASE_URL)
    problems.push("AI_BASE_URL is required for AI_PROVIDER=openai");
  if (given.AI_EMBEDDING_URL && !given.AI_EMBEDDING_MODEL)
    problems.push("AI_EMBEDDING_MODEL is required for AI_EMBEDDING_URL");
  if (given.AI_PROVIDER === "mistral" && !given.AI_KEY)
    problems.push("AI_KEY is required for AI_PROVIDER=mistral");
  const s3 = s3Required.some(name => given[name]) || given.FILE_STORE === "s3";
  if (s3) problems.push(...s3Required.filter(name => !given[name]).map(name => `${name} is required for S3`));
  if (production && given.STRIPE_URL) problems.push("STRIPE_URL is for tests, not for production");
  if (!checked.success || problems.length > 0) throw new SettingsError([...new Set(problems)]);
  const prices = {
    monthly: given.MONTHLY_PRICE_ID ?? "",
    yearly: given.YEARLY_PRICE_ID ?? "",
    days_30: given.PRODUCT_30_DAY_ID ?? "",
    days_365: given.PRODUCT_365_DAY_ID ?? "",
  };
  return {
    ...checked.data,
    production,
    prices,
    trialPayments: false,
    FILE_STORE: checked.data.FILE_STORE ?? (s3 ? "s3" : "disk"),
    s3: s3 ? s3Of(checked.data) : undefined,
  };
}

const s3Of = ({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
}: z.output<typeof Common>) => ({
  endpoint: S3_ENDPOINT!,
  bucket: S3_BUCKET!,
  region: S3_REGION,
  accessKey: S3_ACCESS_KEY!,
  secretKey: S3_SECRET_KEY!,
});

let current: Settings | undefined;

/** Sets the settings of the process; called once at start, and by tests. */
export function setSettings(settings: Settings): void {
  current = settings;
}

/** The settings of the process. */
export function settings(): Settings {
  if (!current) throw new Error("settings() before setSettings()");
  return current;
}
