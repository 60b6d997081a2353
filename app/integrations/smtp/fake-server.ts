import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** Behaviour of the fake; `busy` and `refusing` answer to the recipient, `choosy` to the whole message, `throttling` to the sign-in. */
export type FakeSmtpMode =
  | "taking"
  | "busy"
  | "refusing"
  | "choosy"
  | "forgetful"
  | "silent"
  | "locked"
  | "throttling";

interface ReceivedMail {
  from: string;
  to: string[];
  /** As received, with headers. */
  raw: string;
}

export interface FakeSmtp {
  /** As in SMTP_URL. */
  url: string;
  mode: FakeSmtpMode;
  mails: ReceivedMail[];
  /** Number of attempts to sign in. */
  signIns: number;
  /** What the server does with a mail before it confirms it, such as laying it into a folder. */
  taken?: (mail: ReceivedMail) => Promise<void>;
  /** Whether a token signs in as a user (XOAUTH2); the server offers that alone then. */
  accepts?: (user: string, token: string) => Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A mail server on 127.0.0.1 that stores what it accepts. `forgetful` accepts a mail and disconnects before
 * confirming.
 */
export async function fakeSmtp(
  mode: FakeSmtpMode = "taking",
  options: SMTPServerOptions = {},
): Promise<FakeSmtp> {
  const fake: FakeSmtp = {
    url: "",
    mode,
    mails: [],
    signIns: 0,
    close: () => new Promise(resolve => server.close(resolve)),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 50,
    ...options,
    onAuth(auth, _session, done) {
      fake.signIns += 1;
      if (auth.method === "XOAUTH2") {
        const answer = fake.accepts?.(auth.username ?? "", auth.accessToken ?? "") ?? Promise.resolve(false);
        void answer.then(
          yes => done(null, yes ? { user: auth.username } : { data: { status: "401", schemes: "bearer" } }),
          done,
        );
        return;
      }
      if (fake.mode === "throttling")
        done(Object.assign(new Error("Too many sign-ins, come back"), { responseCode: 454 }));
      else if (fake.mode !== "locked" && auth.password === "richtig") done(null, { user: auth.username });
      else done(Object.assign(new Error("Authentication failed"), { responseCode: 535 }));
    },
    onMailFrom(_address, _session, done) {
      if (fake.mode !== "silent") done();
    },
    onRcptTo(_address, _session, done) {
      if (fake.mode === "busy")
        done(Object.assign(new Error("Greylisted, come back"), { responseCode: 451 }));
      else if (fake.mode === "refusing")
        done(Object.assign(new Error("No such user"), { responseCode: 550 }));
      else done();
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        if (fake.mode === "choosy") {
          done(Object.assign(new Error("Looks like spam"), { responseCode: 554 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString("utf8"),
        };
        fake.mails.push(mail);
        if (fake.mode === "forgetful") for (const connection of server.connections) hangUp(connection);
        else void Promise.resolve(fake.taken?.(mail)).then(() => done(), done);
      });
    },
  });
  // Interrupted clients are what the tests are about.
  server.on("error", () => undefined);
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  fake.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return fake;
}

function hangUp(connection: unknown): void {
  (connection as { _socket: { destroy(): void } })._socket.destroy();
}
