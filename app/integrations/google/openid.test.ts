import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeServer, listenLocally } from "../local-server";
import { addressPolicy, hostEntry } from "../safe-address";
import { createSafeFetch } from "../safe-fetch";
import { createOpenId } from "./openid";

let issuer: string;
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  asked.push(request.url!);
  answer(request, response);
});
vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(async () => {
  asked = [];
  issuer = await listenLocally(server);
  answer = (_request, response) => response.end(JSON.stringify(described()));
});
afterEach(() => closeServer(server));

const described = () => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
});
const provider = () =>
  createOpenId(
    { issuer, clientId: "client", clientSecret: "secret" },
    createSafeFetch(addressPolicy([hostEntry(issuer)]), { connectMs: 1_000, bodyBytes: 10_000 }),
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    error => error.code,
  );

// A well-behaved provider is tested in tests/web/google.test.ts; this one misbehaves.
describe("a provider", () => {
  test("is asked once for its discovery document, also by many at once", async () => {
    const google = provider();
    const all = await Promise.all([google.authorizeAt(), google.authorizeAt(), google.authorizeAt()]);
    expect(all).toEqual(Array(3).fill(`${issuer}/auth`));
    await google.authorizeAt();
    expect(asked).toEqual(["/.well-known/openid-configuration"]);
  });

  test.each([
    ["fails", (response: ServerResponse) => response.writeHead(503).end("{}")],
    ["leads elsewhere", (response: ServerResponse) => response.writeHead(302, { location: "/other" }).end()],
    ["babbles", (response: ServerResponse) => response.end("<!doctype html>")],
    ["never stops", (response: ServerResponse) => response.end("x".repeat(20_000))],
    [
      "describes somebody else",
      (response: ServerResponse) =>
        response.end(JSON.stringify({ ...described(), issuer: "https://accounts.example" })),
    ],
  ])("that %s counts as one that cannot be reached, until it behaves", async (_what, misbehave) => {
    const google = provider();
    const behave = answer;
    answer = (_request, response) => misbehave(response);
    expect(await codeOf(google.authorizeAt())).toBe("google_unreachable");
    answer = behave;
    expect(await google.authorizeAt()).toBe(`${issuer}/auth`);
  });

  const proof = { code: "c", verifier: "v".repeat(43), nonce: "n", redirect: "https://lotse.example/back" };
  test.each([
    [400, '{"error":"invalid_grant"}', "sign_in_failed"],
    [401, '{"error":"invalid_client"}', "sign_in_failed"],
    [200, "{}", "sign_in_failed"],
    [200, '{"id_token":7}', "sign_in_failed"],
    [502, "", "google_unreachable"],
  ])("that answers a code with %i %s lets nobody in", async (status, body, code) => {
    const google = provider();
    answer = (request, response) =>
      request.url === "/token"
        ? response.writeHead(status).end(body)
        : response.end(JSON.stringify(described()));
    expect(await codeOf(google.credentialOf(proof))).toBe(code);
  });

  test("whose keys cannot be read signs no user in", async () => {
    const token = [{ alg: "RS256", kid: "one" }, {}, {}]
      .map(part => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const google = provider();
    answer = (request, response) =>
      response
        .writeHead(request.url === "/keys" ? 500 : 200)
        .end(JSON.stringify(request.url === "/token" ? { id_token: token } : described()));
    expect(await codeOf(google.credentialOf(proof))).toBe("google_unreachable");
  });
});
