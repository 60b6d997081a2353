import { randomBytes } from "node:crypto";
import { type ApiClient, overHttp } from "~/api/client";
import { newId } from "~/db/id";
import { demoPassword } from "~/db/seed/demo";
import { quarantinedFile } from "~/db/seed/read-files";
import { failedFile } from "~/db/seed/showcase";
import { setSecret } from "~/domain/core/secret/process-key";
import { sessionCookie } from "~/session/session-cookie";

/** A signed-in person of the demo data, with API token and browser cookie. */
export interface Person {
  api: ApiClient;
  /** For api/v1. */
  bearer: { authorization: string };
  /** For pages. */
  cookie: { cookie: string };
  accessToken: string;
}

// Requests name their caller, signed. This process does not know the product's key, which then ignores the name.
setSecret(randomBytes(32));

const asker = (accessToken?: string) => ({
  accessToken,
  requestId: newId(),
  address: "127.0.0.1",
  userAgent: "bench",
});

export async function signIn(origin: string, email: string): Promise<Person> {
  const source = overHttp(`${origin}/api/v1`);
  const visitor = await source(asker());
  const { tokens } = await visitor.api.session.signIn({ email, password: demoPassword });
  const { accessToken } = tokens;
  const { api } = await source(asker(accessToken));
  const cookie = sessionCookie(tokens, { remember: false, secure: false, now: new Date() }).split(";")[0]!;
  return { api, accessToken, bearer: { authorization: `Bearer ${accessToken}` }, cookie: { cookie } };
}

/** Files that the demo data shows in another state than read. */
const examples = new Set<string>([failedFile.name, quarantinedFile.name]);

/** Resolves when all files but those examples have been read; on a first start the demo documents take some seconds. */
export async function untilRead({ api }: Person): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const { rows: listed, total } = await api.files.list({ size: 100 });
    const rows = listed.filter(file => !examples.has(file.name));
    if (total > 0 && rows.every(file => file.status === "ready")) return;
    const failed = rows.find(file => file.status === "failed");
    if (failed) throw new Error(`${failed.name} was not read: ${failed.reason}`);
    if (performance.now() > deadline) throw new Error("Files are not read after a minute");
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}
