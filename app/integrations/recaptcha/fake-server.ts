import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { closeServer, listenLocally } from "../local-server";

/** Behaviour of the fake when verifying a token. */
export type FakeRecaptchaMode = "answering" | "silent" | "failing" | "babbling";

export interface FakeRecaptcha {
  /** As in RECAPTCHA_URL. */
  url: string;
  mode: FakeRecaptchaMode;
  /** A valid token for a page of this host. */
  earn(hostname: string): string;
  /** The requests as received. */
  asked: URLSearchParams[];
  close(): Promise<void>;
}

/** The secret that the fake accepts. */
export const fakeSecret = "6L-fake-secret";
const life = 2 * 60_000;

/**
 * reCAPTCHA v2 on 127.0.0.1: `api.js` with a checkbox in place of Google's, and `siteverify` as Google documents
 * it; each token is valid once, for two minutes.
 */
export async function fakeRecaptcha(port = 0): Promise<FakeRecaptcha> {
  const tokens = new Map<string, { hostname: string; at: Date; used: boolean }>();

  const earn = (hostname: string) => {
    const token = `03A${randomBytes(300).toString("base64url")}`;
    tokens.set(token, { hostname, at: new Date(), used: false });
    return token;
  };

  function verify(form: URLSearchParams): object {
    const wrong = (code: string) => ({ success: false, "error-codes": [code] });
    if (!form.get("secret")) return wrong("missing-input-secret");
    if (form.get("secret") !== fakeSecret) return wrong("invalid-input-secret");
    const response = form.get("response");
    if (!response) return wrong("missing-input-response");
    const token = tokens.get(response);
    if (!token) return wrong("invalid-input-response");
    if (token.used || Date.now() - token.at.getTime() > life) return wrong("timeout-or-duplicate");
    token.used = true;
    return { success: true, challenge_ts: token.at.toISOString(), hostname: token.hostname };
  }

  async function answerVerify(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    let body = "";
    for await (const piece of incoming) body += piece;
    const fields = new URLSearchParams(body);
    fake.asked.push(fields);
    outgoing.setHeader("content-type", "application/json; charset=utf-8");
    switch (fake.mode) {
      case "answering":
        outgoing.end(JSON.stringify(verify(fields)));
        return;
      case "silent":
        return;
      case "failing":
        outgoing.writeHead(503).end("{}");
        return;
      case "babbling":
        outgoing.end("<!doctype html>");
    }
  }

  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://fake");
    if (pathname === "/recaptcha/api/siteverify" && incoming.method === "POST")
      return void answerVerify(incoming, outgoing);
    // The checkbox's own endpoint for tokens; Google's is undocumented.
    if (pathname === "/recaptcha/fake-token") {
      outgoing.setHeader("access-control-allow-origin", "*");
      return outgoing.end(earn(searchParams.get("hostname") ?? ""));
    }
    if (pathname !== "/recaptcha/api.js") return outgoing.writeHead(404).end();
    outgoing.setHeader("content-type", "text/javascript; charset=utf-8");
    outgoing.end(`(${box})(${JSON.stringify(fake.url)}, ${JSON.stringify(searchParams.get("onload"))})`);
  });

  const fake: FakeRecaptcha = {
    url: "",
    mode: "answering",
    earn,
    asked: [],
    close: () => closeServer(server),
  };
  fake.url = `${await listenLocally(server, port)}/recaptcha`;
  return fake;
}

/** The script of the fake's `api.js`: the part of `grecaptcha.render` that our page uses. */
const box = `function (url, ready) {
  window.grecaptcha = {
    render(place, { sitekey, theme, callback }) {
      const label = document.createElement("label");
      label.style.cssText = "display:flex;gap:8px;align-items:center;inline-size:302px;block-size:76px;padding:12px;border:1px solid #d3d3d3;font:14px sans-serif";
      if (theme === "dark") label.style.cssText += ";background:#222;color:#fff";
      const tick = document.createElement("input");
      tick.type = "checkbox";
      tick.addEventListener("change", async () => {
        const answer = await fetch(url + "/fake-token?" + new URLSearchParams({ hostname: location.hostname }));
        callback(await answer.text());
      });
      label.append(tick, "reCAPTCHA " + sitekey);
      document.getElementById(place).append(label);
    },
  };
  window[ready]();
}`;
