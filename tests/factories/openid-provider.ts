import { createHash, generateKeyPairSync, type JsonWebKey, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from "jose";
import Provider from "oidc-provider";
import { mailConsentCallback } from "~/contract/mail-consent";
import { closeServer, listenLocally } from "~/integrations/local-server";
import { openIdClient as client, openIdEnv } from "./openid-client";

/** A user of the provider. `hd` is their Workspace domain, as in Google's tokens. */
export type OpenIdUser = { email: string; sub?: string; email_verified?: boolean; hd?: string };

/** Replaces a valid token; `sign` uses the provider's key, or a foreign one. */
export type Forge = (
  claims: JWTPayload,
  sign: (claims: JWTPayload, by?: "provider" | "stranger") => Promise<string>,
) => Promise<string>;

export interface OpenIdProvider {
  issuer: string;
  /** The settings that make it the product's Google. */
  env: Record<string, string>;
  /** The user at the browser; without one all sign-ins are refused. */
  person: OpenIdUser | undefined;
  forge: Forge | undefined;
  /** All requests fail. */
  down: boolean;
  /** Follows the provider's pages like a browser; returns the redirect as path and query. */
  authorize(address: string): Promise<string>;
  mail: MailConsents;
  close(): Promise<void>;
}

/** Mailboxes at the provider, in place of those at Microsoft and Google. */
export interface MailConsents {
  /** The settings that make it the provider of mailboxes at both. */
  env: Record<string, string>;
  /** The introspection endpoint for a mail server (RFC 7662). */
  introspection: string;
  /** The owner of the mailbox that a token opens; undefined if the token is invalid. */
  ownerOf(token: string): Promise<string | undefined>;
  /** Withdraws all consents, which invalidates all tokens. */
  withdraw(): Promise<void>;
  /** Invalidates an access token early, as after a change of the password. */
  voidAccess(token: string): Promise<void>;
}

/** Another application at the same provider. */
export const otherClient = "other.apps.example";

const mailClient = "lotse-mail.apps.example";
const mailScopes = [
  "https://mail.google.com/",
  "https://outlook.office.com/IMAP.AccessAsUser.All",
  "https://outlook.office.com/SMTP.Send",
];

const subjectOf = ({ sub, email }: OpenIdUser) =>
  sub ?? BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`).toString();

function newKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" };
}

/**
 * A real OpenID provider on 127.0.0.1 in place of Google: discovery, keys, mandatory PKCE, the address in the
 * token. With `page` users identify on a page; otherwise `person` is signed in.
 */
export async function openIdProvider({
  origin,
  port = 0,
  page = false,
}: {
  /** The product's public origin. */
  origin: string;
  port?: number;
  page?: boolean;
}): Promise<OpenIdProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => {
    if (own.down) request.socket.destroy();
    else answer(request, response);
  });
  const issuer = await listenLocally(server, port);
  const keys = { provider: newKey(), stranger: newKey() };
  const people = new Map<string, OpenIdUser>();
  const redirect = `${origin}/auth/google/callback`;
  const mailRedirect = origin + mailConsentCallback;
  const grants: string[] = [];
  const clientOf = (id: string) => ({
    client_id: id,
    client_secret: client.secret,
    redirect_uris: [redirect],
    token_endpoint_auth_method: "client_secret_post",
    response_types: ["code"],
  });

  const provider = new Provider(issuer, {
    clients: [
      clientOf(client.id),
      clientOf(otherClient),
      {
        ...clientOf(mailClient),
        redirect_uris: [mailRedirect],
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    scopes: ["openid", "offline_access", ...mailScopes],
    // Google returns one without a scope for it.
    issueRefreshToken: async (_context: unknown, of: { clientId: string }) => of.clientId === mailClient,
    // A used one is invalid at once.
    rotateRefreshToken: true,
    jwks: { keys: [keys.provider] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified", "hd"] },
    // Google includes the address in the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 86_400,
      Session: 600,
    },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => {
        const { email, email_verified = true, hd } = people.get(sub)!;
        return { sub, email, email_verified, ...(hd ? { hd } : {}) };
      },
    }),
  });
  provider.use(async (context, next) => {
    await next();
    const token = context.oidc?.route === "token" ? context.body?.id_token : undefined;
    if (!token || !own.forge) return;
    const sign = async (claims: JWTPayload, by: keyof typeof keys = "provider") =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(await importJWK(keys[by]));
    context.body!.id_token = await own.forge(decodeJwt(token), sign);
  });
  const callback = provider.callback();
  const ownerOf = async (token: string) => {
    const found = await provider.AccessToken.find(token);
    return found && people.get(found.accountId)?.email;
  };
  async function introspect(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const username = await ownerOf((await readForm(request)).get("token") ?? "");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(username ? { active: true, username } : { active: false }));
  }
  answer = (request, response) => {
    if (request.url === "/introspection") return void introspect(request, response);
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    interact(request, response).catch(error => response.writeHead(500).end(String(error)));
  };

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    if (page && request.method === "GET") return void response.end(form);
    const person = page ? await readAnswer(request) : own.person;
    if (!person)
      return provider.interactionFinished(request, response, {
        error: "access_denied",
        error_description: "The person said no",
      });
    const accountId = subjectOf(person);
    people.set(accountId, person);
    const grant = new provider.Grant({ accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const grantId = await grant.save();
    grants.push(grantId);
    const result = { login: { accountId }, consent: { grantId } };
    await provider.interactionFinished(request, response, result);
  }

  const own: OpenIdProvider = {
    issuer,
    env: openIdEnv(issuer),
    person: undefined,
    forge: undefined,
    down: false,
    authorize: address => walk(address, [redirect, mailRedirect]),
    mail: {
      env: {
        MAIL_MICROSOFT_ISSUER: issuer,
        MAIL_MICROSOFT_CLIENT_ID: mailClient,
        MAIL_MICROSOFT_CLIENT_SECRET: client.secret,
        MAIL_GOOGLE_ISSUER: issuer,
        MAIL_GOOGLE_CLIENT_ID: mailClient,
        MAIL_GOOGLE_CLIENT_SECRET: client.secret,
      },
      introspection: `${issuer}/introspection`,
      ownerOf,
      async withdraw() {
        for (const id of grants)
          await Promise.all([
            provider.AccessToken.revokeByGrantId(id),
            provider.RefreshToken.revokeByGrantId(id),
          ]);
      },
      async voidAccess(token) {
        await (await provider.AccessToken.find(token))?.destroy();
      },
    },
    close: () => closeServer(server),
  };
  return own;
}

const form = `<!doctype html><html lang="en"><title>Accounts</title><form method="post"><label>Email
  <input name="email" type="email"></label><button name="answer" value="yes">Continue</button>
  <button name="answer" value="no">Cancel</button></form></html>`;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

async function readAnswer(request: IncomingMessage): Promise<OpenIdUser | undefined> {
  const said = await readForm(request);
  return said.get("answer") === "yes" ? { email: said.get("email") ?? "" } : undefined;
}

/** Follows redirects with a cookie jar until they lead to one of `ends`. */
async function walk(address: string, ends: string[]): Promise<string> {
  const jar = new Map<string, string>();
  let next = address;
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(next, { redirect: "manual", headers: cookie ? { cookie } : {} });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`${response.status} ${(await response.text()).slice(0, 600)}`);
    next = new URL(location, next).href;
    if (ends.some(end => next.startsWith(end))) return next.slice(new URL(next).origin.length);
  }
  throw new Error(`No end of redirects at ${next}`);
}
