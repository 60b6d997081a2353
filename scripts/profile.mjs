// Which settings a start uses. The operator's NODE_ENV chooses the profile; after that NODE_ENV only tells
// React and the rest whether they run from the build.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @returns {{ profile: "development" | "production", env: Record<string, string | undefined>, roles: Set<"web" | "api" | "worker"> }}
 */
export function chooseProfile() {
  const profile = process.env.NODE_ENV === "production" ? "production" : "development";
  const own = { ...fileSettings("../.env"), ...process.env };
  const env = profile === "production" ? own : { ...derived(own), ...own };
  const roles = (env.ROLES || "web,api,worker").split(/[\s,]+/).filter(Boolean);
  return { profile, env, roles: new Set(roles) };
}

/** The development profile, its addresses following PORT. Production takes nothing from it. */
function derived(own) {
  const committed = fileSettings("development.env");
  const address = `http://localhost:${own.PORT || committed.PORT}`;
  return { ...committed, DOMAIN: address, API_BASE_URL: `${address}/api/v1` };
}

/** Lines of NAME=value; quotes around a value are taken off. */
function fileSettings(name) {
  const path = fileURLToPath(new URL(name, import.meta.url));
  if (!existsSync(path)) return {};
  const lines = readFileSync(path, "utf8").matchAll(/^\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/gm);
  return Object.fromEntries([...lines].map(([, key, value]) => [key, value.replace(/^(["'])(.*)\1$/, "$2")]));
}
