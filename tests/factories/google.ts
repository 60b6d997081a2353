import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { type Answer, type Site, startSite, type Visitor } from "../web/site";
import { type OpenIdProvider, openIdProvider, type Somebody } from "./openid-provider";

/** What a page says to whom it did not let in. */
export const failed = "Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.";

export let site: Site;
export let provider: OpenIdProvider;

/** A site whose Google is a provider of our own. Called once at the top of a test file. */
export function withGoogle(): void {
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    provider = await openIdProvider({ origin: "http://localhost:4545" });
    site = await startSite({ roles: ["web", "api", "worker"], env: provider.env });
  }, 60_000);
  afterAll(async () => {
    await site?.stop();
    await provider?.close();
  });
  beforeEach(() => {
    Object.assign(provider, { person: undefined, forge: undefined, down: false });
  });
}

let nextAddress = 1;
/** Each comes from another loopback address, so that failures of one do not slow the next. */
export const somebody = () => site.visitor(`127.0.9.${nextAddress++}`);

/** Presses the button; the address at Google that the browser is sent to. */
export async function press(visitor: Visitor, query = "", form: Record<string, string> = {}): Promise<URL> {
  const answer = await visitor.post(`/auth/google${query}`, form);
  expect(answer.status).toBe(302);
  return new URL(answer.location!, site.origin);
}

/** The whole way: presses the button, is `person` at Google, and comes back. */
export async function through(
  visitor: Visitor,
  person: Somebody | undefined,
  query = "",
  form: Record<string, string> = {},
): Promise<Answer> {
  const there = await press(visitor, query, form);
  provider.person = person;
  return visitor.get(await provider.authorize(there.href));
}

export const signedIn = (visitor: Visitor) => visitor.cookies.has("session");
export const userOf = (email: string) =>
  site.db.maybe<{ id: string; status: string; password_hash: string | null }>(
    sql`select id, status, password_hash from users where email_key = ${email}`,
  );
/** As if somebody had connected their account before. */
export const connect = (email: string, sub: string) =>
  site.db.run(sql`
    insert into identities (user_id, provider, issuer, subject, email, linked_at)
    select id, 'google', ${provider.issuer}, ${sub}, email, now() from users where email = ${email}
    on conflict (user_id, provider) do update set subject = excluded.subject`);
export const disconnect = () => site.db.run(sql`delete from identities`);
