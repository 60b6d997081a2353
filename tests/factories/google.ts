import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type Answer, type Site, startSite, type Visitor } from "../web/site";
import { type OpenIdProvider, type OpenIdUser, openIdProvider } from "./openid-provider";

/** The message of a failed sign-in. */
export const failed = "Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.";

export let site: Site;
export let provider: OpenIdProvider;

/** A site with a local OpenID provider in place of Google. Call it once at the top of a test file. */
export function withGoogle(): void {
  beforeAll(async () => {
    provider = await openIdProvider({ origin: "http://localhost:4545" });
    site = await startSite({ roles: ["web", "api", "worker"], env: provider.env });
  });
  afterAll(async () => {
    await site?.stop();
    await provider?.close();
  });
  beforeEach(() => {
    Object.assign(provider, { person: undefined, forge: undefined, down: false });
  });
}

let nextAddress = 1;
/** Each visitor has another loopback address, so that failures of one do not slow the next. */
export const newVisitor = () => site.visitor(`127.0.9.${nextAddress++}`);

/** Presses the button; returns Google's address from the redirect. */
export async function press(visitor: Visitor, query = "", form: Record<string, string> = {}): Promise<URL> {
  const answer = await visitor.post(`/auth/google${query}`, form);
  expect(answer.status).toBe(302);
  return new URL(answer.location!, site.origin);
}

/** The whole flow: presses the button, signs in as `person` at Google, and returns. */
export async function signInWithGoogle(
  visitor: Visitor,
  person: OpenIdUser | undefined,
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
/** Links an account to Google in the database. */
export const connect = (email: string, sub: string) =>
  site.db.run(sql`
    insert into identities (user_id, provider, issuer, subject, email, linked_at)
    select id, 'google', ${provider.issuer}, ${sub}, email, now() from users where email = ${email}
    on conflict (user_id, provider) do update set subject = excluded.subject`);
export const disconnect = () => site.db.run(sql`delete from identities`);
