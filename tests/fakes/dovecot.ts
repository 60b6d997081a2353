import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Debian's Dovecot; scripts/prepare.mjs installs it for the tests. */
const program = process.env.DOVECOT_PATH ?? "/usr/sbin/dovecot";
export const hasDovecot = existsSync(program);

export interface Dovecot {
  host: "127.0.0.1";
  /** IMAP in the clear, with STARTTLS offered. */
  port: number;
  /** IMAP over TLS from the start. */
  tlsPort: number;
  /** The self-signed certificate for localhost and 127.0.0.1. */
  certificate: string;
  /** The password of every account; any user name with an @ has an account. */
  password: string;
  /** Delivers a message to a folder, much faster than APPEND; by default INBOX. */
  deliver(user: string, message: string | Buffer, folder?: string): Promise<void>;
  /** Delivers many messages to the inbox, the last one the newest. */
  deliverMany(user: string, messages: Iterable<string>): Promise<void>;
  /** Restarts it with a certificate that expired a day ago. */
  expire(): Promise<void>;
  /** Ends the server as a crash would. */
  kill(): Promise<void>;
  /** Starts it again at the same ports with the same mails. */
  start(): Promise<void>;
  /** Ends it and deletes its folder. */
  stop(): Promise<void>;
}

/**
 * The settings of a server that accepts only tokens (XOAUTH2), which it validates at `introspection` (RFC 7662), with the
 * temporary file that they need.
 */
export async function tokensOnly(introspection: string): Promise<{ settings: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "lotse-tokens-"));
  await chmod(folder, 0o755);
  const file = join(folder, "oauth2.conf.ext");
  const lines = {
    introspection_mode: "post",
    introspection_url: introspection,
    username_attribute: "username",
    active_attribute: "active",
    active_value: "true",
  };
  await writeFile(
    file,
    Object.entries(lines)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(""),
  );
  return {
    settings: `auth_mechanisms = xoauth2\npassdb {\n  driver = oauth2\n  mechanisms = xoauth2\n  args = ${file}\n}`,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** `settings`: lines added to the configuration, such as `mail_max_userip_connections = 1`. */
export async function startDovecot(settings = ""): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), "lotse-dovecot-"));
  // Dovecot refuses to run its sign-in as root.
  const root = process.getuid?.() === 0;
  const owner = root ? readAccount("nobody") : userInfo();
  await Promise.all(["run", "mail", "index"].map(name => mkdir(join(folder, name), { recursive: true })));
  const certificate = makeCertificate(folder);
  const [port, tlsPort] = await freePorts();
  await writeFile(join(folder, "dovecot.conf"), configuration({ folder, port, tlsPort, owner, settings }));
  if (root) execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
  await chmod(folder, 0o755);

  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  const [command, args] = root ? ["setpriv", [...ids, program]] : [program, []];
  let server: ChildProcess | undefined;
  let delivered = 0;
  const ended = (child: ChildProcess) =>
    new Promise<void>(resolve => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once("exit", () => resolve());
    });

  const dovecot: Dovecot = {
    host: "127.0.0.1",
    port,
    tlsPort,
    certificate,
    password,
    async deliver(user, message, mailbox) {
      const maildir = join(
        folder,
        "mail",
        user,
        "Maildir",
        mailbox && mailbox !== "INBOX" ? `.${mailbox}` : "",
      );
      const folders = [join(folder, "mail", user), join(folder, "mail", user, "Maildir"), maildir];
      folders.push(...["cur", "new", "tmp"].map(name => join(maildir, name)));
      for (const one of folders) {
        await mkdir(one, { recursive: true });
        // Without their content, because the server's own files change.
        if (root) await chown(one, owner.uid, owner.gid);
      }
      delivered += 1;
      const name = `${1_700_000_000 + delivered}.M${delivered}P1.lotse`;
      // Renamed into place, because a watching server must see the complete file.
      const file = join(maildir, "tmp", name);
      await writeFile(file, message, { mode: 0o644 });
      if (root) await chown(file, owner.uid, owner.gid);
      await rename(file, join(maildir, "new", name));
    },
    async deliverMany(user, messages) {
      const maildir = join(folder, "mail", user, "Maildir");
      for (const name of ["cur", "new", "tmp"]) await mkdir(join(maildir, name), { recursive: true });
      for (const message of messages) {
        delivered += 1;
        await writeFile(join(maildir, "new", `${1_700_000_000 + delivered}.M${delivered}P1.lotse`), message);
      }
      if (root) execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, join(folder, "mail", user)]);
    },
    async expire() {
      await dovecot.kill();
      dovecot.certificate = makeCertificate(folder, "expired");
      for (const file of ["key.pem", "cert.pem"])
        if (root) await chown(join(folder, file), owner.uid, owner.gid);
      await dovecot.start();
    },
    async kill() {
      const child = server;
      server = undefined;
      if (!child) return;
      // The whole group: its children would keep the ports.
      process.kill(-child.pid!, "SIGKILL");
      await ended(child);
      // Its children end after it, and hold the ports until then.
      while ((await answers(port)) || (await answers(tlsPort))) await wait(20);
      // Removes its sockets too, because children that end later would still seem to run.
      await rm(join(folder, "run"), { recursive: true, force: true });
      await mkdir(join(folder, "run"));
      if (root) execFileSync("chown", [`${owner.uid}:${owner.gid}`, join(folder, "run")]);
    },
    async start() {
      if (server) return;
      server = spawn(command, [...args, "-F", "-c", join(folder, "dovecot.conf")] as string[], {
        detached: true,
        stdio: "ignore",
      });
      const log = () => readFile(join(folder, "run", "dovecot.log"), "utf8").catch(() => "");
      const child = server;
      // Without Vitest, because benchmarks start it too.
      while (!((await answers(port)) && (await answers(tlsPort)))) {
        if (child.exitCode !== null) throw new Error(`Dovecot does not start: ${await log()}`);
        await wait(20);
      }
      // Another program may listen on the port.
      if (child.exitCode !== null) throw new Error(`Dovecot does not start: ${await log()}`);
    },
    async stop() {
      await dovecot.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await dovecot.start();
  return dovecot;
}

const password = "richtig";

function configuration({
  folder,
  port,
  tlsPort,
  owner,
  settings,
}: {
  folder: string;
  port: number;
  tlsPort: number;
  owner: { username: string; uid: number; gid: number };
  settings: string;
}): string {
  const services = ["imap-login", "stats", "log", "auth", "auth-worker", "director", "config"];
  return `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/run/dovecot.log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${owner.username}
default_login_user = ${owner.username}
default_internal_group = ${groupOf(owner.gid)}
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0
mail_location = maildir:~/Maildir:INDEX=${folder}/index/%u
mail_max_userip_connections = 50
first_valid_uid = 0
first_valid_gid = 0
maildir_very_dirty_syncs = no
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}/mail/%u allow_all_users=yes
}
namespace inbox {
  inbox = yes
  separator = .
  mailbox Sent {
    auto = subscribe
    special_use = \\Sent
  }
  mailbox Drafts {
    auto = subscribe
    special_use = \\Drafts
  }
  mailbox Junk {
    auto = subscribe
    special_use = \\Junk
  }
  mailbox Trash {
    auto = subscribe
    special_use = \\Trash
  }
}
# No growing wait after a refused sign-in.
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
${services.map(name => `service ${name} {\n  chroot =\n}`).join("\n")}
${settings}
`;
}

/**
 * Writes a key and a self-signed certificate for localhost and 127.0.0.1 into a folder, as key.pem and cert.pem;
 * `expired`: one that expired a day ago.
 */
export function makeCertificate(folder: string, expired?: "expired"): string {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
  openssl("req", "-x509", "-days", "2", ...curve, ...subject, "-keyout", key, "-out", certificate);
  if (expired) {
    // Only a certificate authority can choose the times of a certificate.
    writeFileSync(join(folder, "list.txt"), "");
    writeFileSync(
      join(folder, "authority.conf"),
      "[ca]\ndefault_ca = all\n[all]\ndatabase = list.txt\nnew_certs_dir = .\ndefault_md = sha256\npolicy = any\nrand_serial = yes\ncopy_extensions = copyall\n[any]\ncommonName = supplied\n",
    );
    const day = (ago: number) =>
      new Date(Date.now() - ago * 86_400_000)
        .toISOString()
        .replace(/[-:T]|\.\d+/g, "")
        .slice(2);
    openssl("req", "-new", "-key", key, ...subject, "-out", "request.pem");
    const times = ["-startdate", day(9), "-enddate", day(1)];
    openssl(
      "ca",
      "-batch",
      "-selfsign",
      "-config",
      "authority.conf",
      "-keyfile",
      key,
      "-in",
      "request.pem",
      ...times,
      "-notext",
      "-out",
      certificate,
    );
  }
  return readFileSync(certificate, "utf8");
}

function readAccount(username: string): { username: string; uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, username], { encoding: "utf8" }));
  return { username, uid: id("-u"), gid: id("-g") };
}

const groupOf = (gid: number): string =>
  execFileSync("getent", ["group", String(gid)], { encoding: "utf8" }).split(":")[0]!;

/**
 * Two different free ports. They are below the range of outgoing connections, one of which could take the port while the
 * server is down, so that it could not restart.
 */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports: number[] = [];
  for (const server of servers) {
    while (!server.listening) await listens(server, 20_000 + Math.floor(Math.random() * 12_000));
    ports.push((server.address() as { port: number }).port);
  }
  for (const server of servers) await new Promise(resolve => server.close(resolve));
  return [ports[0]!, ports[1]!];
}

/** Resolves when the server listens, rejects if the port is taken. */
const listens = (server: Server, port: number): Promise<void> =>
  new Promise(resolve => {
    server.once("error", () => resolve());
    server.listen(port, "127.0.0.1", () => resolve());
  });

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
