import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues";

/** The modules that store something in browsers, and the line of the privacy page about it. */
const told: Record<string, string> = {
  "session/pending-mail.ts": "privacy.cookie.awaited",
  "session/flash.ts": "privacy.cookie.flash",
  "session/google.ts": "privacy.google",
  "session/mail-consent.ts": "privacy.cookie.consent",
  "session/preferences.ts": "privacy.cookie.look",
  "session/sign-in-ticket.ts": "privacy.cookie.secondStep",
  "session/seen-notifications.ts": "privacy.cookie.seen",
  "session/session-cookie.ts": "privacy.cookie.session",
  "session/unsent-form.ts": "privacy.cookie.unsent",
  "ui/chats/use-draft.ts": "privacy.cookie.draft",
};

test("everything stored in a browser is named on the privacy page", () => {
  const keeps = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map(path => path.replaceAll("\\", "/"))
    .filter(path => /(?<!\.test)\.tsx?$/.test(path) && path !== "session/cookies.ts")
    .filter(path =>
      /cookieHeader\(|document\.cookie =|(?:local|session)Storage\.setItem/.test(
        readFileSync(`app/${path}`, "utf8"),
      ),
    );
  expect(keeps.sort()).toEqual(Object.keys(told).sort());
  const lines = Object.keys(catalogues.de.legal!).filter(key => key.startsWith("privacy.cookie."));
  expect(lines.filter(line => !Object.values(told).includes(line))).toEqual([]);
  expect(Object.values(told).filter(line => !catalogues.de.legal![line])).toEqual([]);
  const page = readFileSync("app/routes/legal/privacy.tsx", "utf8");
  for (const line of lines) expect(page).toContain(`"${line.replace("privacy.cookie.", "")}"`);
});
