import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { addSmtpSetting } from "~/domain/companies/smtp/add-smtp-setting";
import type { Actor } from "~/domain/core/actor/actor";
import { setSecret } from "~/domain/core/secret/process-key";
import { secretKey } from "~/domain/core/secret/secret-key";
import { settingsOf } from "../../factories/settings";
import { type Dovecot, startDovecot } from "../../fakes/dovecot";
import { newDataDir, type Product, removeDataDir, startProduct } from "./product";

/** The built product's database beside a Dovecot, and workers of the build. */
export interface MailProduct {
  dataDir: string;
  db: Database;
  dovecot: Dovecot;
  /** A worker as `npm start` with ROLES=worker runs it, which trusts Dovecot's certificate. */
  startWorker(env?: Record<string, string>): Promise<Product>;
  /** Adds a mailbox over TLS, as its data manager would. */
  addMailbox(
    manager: Actor,
    user: string,
    fields?: { smtpPort?: number; allowed?: string[] },
  ): Promise<string>;
}

/** Dovecot for so many connections over TLS at once. */
export const crowded = (connections: number): string => `
default_client_limit = ${4 * connections}
service imap-login {
  service_count = 0
  client_limit = ${4 * connections}
}
service imap {
  process_limit = ${2 * connections}
}
`;

/** Runs `work` with a temporary product whose demo documents have been processed by an earlier worker. */
export async function withMailProduct(
  work: (at: MailProduct) => Promise<void>,
  { dovecotSettings = "", env = {} }: { dovecotSettings?: string; env?: Record<string, string> } = {},
): Promise<void> {
  const dataDir = newDataDir();
  const settings = {
    ALLOW_PRIVATE_HOSTS: "127.0.0.0/8",
    SMTP_LIMIT: "9999",
    EMAIL_SETTINGS_LIMIT: "9999",
    ...env,
  };
  const files = settingsOf(settings);
  const dovecot = await startDovecot(dovecotSettings);
  const certificate = join(tmpdir(), `lotse-bench-${process.pid}.pem`);
  await writeFile(certificate, dovecot.certificate);
  const startWorker = (more: Record<string, string> = {}) =>
    startProduct({
      dataDir,
      env: { ROLES: "worker", NODE_EXTRA_CA_CERTS: certificate, ...settings, ...more },
    });
  const settling = await startWorker();
  try {
    const embedded = await startEmbedded({ dataDir });
    const db = connect(embedded.config, 3);
    try {
      setSecret(await secretKey({ fromEnvironment: undefined, dataDir, production: false }));
      await jobsDone(db).finally(() => settling.stop());
      await work({
        dataDir,
        db,
        dovecot,
        startWorker,
        addMailbox: (manager, user, fields) => addMailbox(db, dovecot, manager, user, fields),
      });
    } finally {
      await db.close();
      await embedded.stop();
    }
  } finally {
    await dovecot.stop();
    files.remove();
    await rm(certificate);
    removeDataDir(dataDir);
  }
}

async function jobsDone(db: Database): Promise<void> {
  while (
    await db.maybe(
      sql`select 1 as open from graphile_worker.jobs where run_at <= now() and attempts = 0 limit 1`,
    )
  )
    await wait(250);
}

async function addMailbox(
  db: Database,
  dovecot: Dovecot,
  manager: Actor,
  user: string,
  { smtpPort = 9, allowed = [] }: { smtpPort?: number; allowed?: string[] } = {},
): Promise<string> {
  const { id } = await addSmtpSetting(db, manager, {
    email: user,
    emailFrom: "",
    signIn: "password",
    password: dovecot.password,
    allowedEmails: allowed,
    authServer: "mx.kontor.example",
    signature: "",
    smtpHost: "127.0.0.1",
    smtpPort,
    smtpSecurity: "none",
    imapHost: "127.0.0.1",
    imapPort: dovecot.tlsPort,
    imapSecurity: "tls",
  });
  return id;
}
