// Chooses the settings of a start. The operator's NODE_ENV selects the profile; afterwards NODE_ENV only tells React
// and others whether they run from the build.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The settings: environment, then .env, then in development the committed profile. */
export function chooseProfile(environment = process.env, envFile = readText("../.env")) {
  const operator = { ...parseSettings(envFile), ...environment };
  const profile = operator.NODE_ENV === "production" ? "production" : "development";
  const env = profile === "production" ? operator : { ...development(operator.PORT), ...operator };
  const roles = (env.ROLES || "web,api,worker").split(/[\s,]+/).filter(Boolean);
  return { profile, env, roles: new Set(roles) };
}

/** The development profile with addresses for PORT. Never used in production. */
function development(port) {
  const committed = parseSettings(readText("development.env"));
  const address = `http://localhost:${port || committed.PORT}`;
  return { ...committed, DOMAIN: address, API_BASE_URL: `${address}/api/v1` };
}

/** Parses lines of NAME=value. Quoted values are literal; otherwise a # after a space starts a comment. */
export function parseSettings(text) {
  const lines = text.matchAll(/^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*))/gm);
  return Object.fromEntries(
    [...lines].map(([, name, double, single, bare]) => [
      name,
      double ?? single ?? bare.replace(/\s#.*$/, "").trim(),
    ]),
  );
}

function readText(name) {
  const path = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
