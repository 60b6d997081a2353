import { readFileSync } from "node:fs";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeCompany } from "../factories/company";
import { jobsDone } from "../factories/mailbox";
import { type Asked, type Site, shown, startSite, type Visitor } from "./site";

let site: Site;
const png = readFileSync("app/db/seed/pictures/ayse.kaya@kontor.example.png");

async function enter(email: string): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.signIn(email);
  return visitor;
}

/** The picture's form as a browser without script sends it. */
function formWith(bytes: Uint8Array | undefined, name = "ich.png"): Asked {
  const body = new FormData();
  body.set("picture", new File(bytes ? [bytes as Uint8Array<ArrayBuffer>] : [], bytes ? name : ""));
  return { body };
}

function removal(): Asked {
  const body = new FormData();
  body.set("intent", "remove");
  return { body };
}

const nameOf = async (email: string) =>
  (
    await site.db.maybe<{ storage_key: string }>(
      sql`select storage_key from avatars where user_id = ${demoId(email)}`,
    )
  )?.storage_key;

async function tokenOf(email: string): Promise<string> {
  const answer = await site.visitor().ask("/api/v1/session", {
    body: JSON.stringify({ email, password: "Lotsen-2026" }),
    headers: { "content-type": "application/json" },
  });
  return JSON.parse(answer.text).tokens.accessToken;
}

beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
});
afterAll(() => site?.stop());

describe("one's own picture", () => {
  const email = "lars.thomsen@kontor.example";
  const settings = "/employee/account-settings/account";

  it("is taken, stands in the user menu, is replaced and removed, without script", async () => {
    const visitor = await enter(email);
    expect(shown(await visitor.get(settings))).toContain('action="/avatar"');
    const sent = await visitor.ask("/avatar", formWith(png));
    expect([sent.status, sent.location]).toEqual([302, settings]);
    const page = shown(await visitor.get(settings));
    expect(page).toContain("Ihr Bild wurde gespeichert.");
    const first = await nameOf(email);
    expect(page).toContain(`src="/avatars/${first}"`);

    await visitor.ask("/avatar", formWith(png));
    const second = await nameOf(email);
    expect(second).not.toBe(first);
    expect((await visitor.get(`/avatars/${first}`)).status).toBe(404);

    expect((await visitor.ask("/avatar", removal())).location).toBe(settings);
    expect(await nameOf(email)).toBeUndefined();
    expect((await visitor.get(`/avatars/${second}`)).status).toBe(404);
    expect(shown(await visitor.get(settings))).toContain("Ihr Bild wurde entfernt.");
    await jobsDone(site, "forget_bytes");
  });

  it.each([
    ["nothing", formWith(undefined), 422, "Bitte wählen Sie ein Bild."],
    ["an empty file", formWith(new Uint8Array()), 422, "Diese Datei ist leer."],
    ["a page that calls itself a picture", formWith(Buffer.from("<html>")), 422, "Bild ohne Animation"],
    ["half a picture", formWith(png.subarray(0, 3000)), 422, "beschädigt"],
    ["more than 2 MB", formWith(Buffer.concat([png, Buffer.alloc(2_100_000)])), 413, "höchstens 2 MB"],
  ])("is not %s: the form comes again and says why", async (_, asked, status, words) => {
    const visitor = await enter("ines.oelrich@kontor.example");
    const refused = await visitor.ask("/avatar", asked);
    expect(refused.status).toBe(status);
    expect(shown(refused)).toContain(words);
    expect(shown(refused)).toContain('id="picture-error"');
    expect(await nameOf("ines.oelrich@kontor.example")).toBeUndefined();
  });

  it("is taken and removed through the API too", async () => {
    const email = "staff@lotse.example";
    const authorization = `Bearer ${await tokenOf(email)}`;
    const put = { method: "PUT", body: png as Uint8Array<ArrayBuffer>, headers: { authorization } };
    const taken = await site.visitor().ask("/api/v1/account/avatar", put);
    expect([taken.status, JSON.parse(taken.text)]).toEqual([200, { avatar: await nameOf(email) }]);
    const refused = await site.visitor().ask("/api/v1/account/avatar", { ...put, body: "<svg/>" });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([422, "picture_type"]);
    const removed = await site
      .visitor()
      .ask("/api/v1/account/avatar", { method: "DELETE", headers: { authorization } });
    expect([removed.status, await nameOf(email)]).toEqual([200, undefined]);
    const unauthorized = await site.visitor().ask("/api/v1/account/avatar", { ...put, headers: {} });
    expect(unauthorized.status).toBe(401);
  });
});

describe("a picture of a user", () => {
  const key = demoId("picture manager@kontor.example");

  it.each(["manager@kontor.example", "employee@kontor.example", "administrator@lotse.example"])(
    "is shown to %s as a picture, and as nothing else",
    async email => {
      const answer = await (await enter(email)).get(`/avatars/${key}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'",
        "cache-control": "private, max-age=31536000, immutable",
      });
    },
  );

  it.each([
    "manager@werft.example",
    "employee@werft.example",
    "public@lotse.example",
    "analyst@lotse.example",
    // Staff without permissions on people manage no accounts.
    "staff@lotse.example",
  ])("is nothing that %s finds, on the page or through the API", async email => {
    expect((await (await enter(email)).get(`/avatars/${key}`)).status).toBe(404);
    const authorization = `Bearer ${await tokenOf(email)}`;
    const asked = await site.visitor().get(`/api/v1/avatars/${key}/content`, { headers: { authorization } });
    expect(asked.status).toBe(404);
  });

  it("is nothing for a visitor", async () => {
    expect((await site.visitor().get(`/avatars/${key}`)).location).toMatch(/^\/login/);
    expect((await site.visitor().get(`/api/v1/avatars/${key}/content`)).status).toBe(401);
  });

  it("of a public user is seen by no other public user", async () => {
    const visitor = await enter("public@lotse.example");
    await visitor.ask("/avatar", formWith(png));
    const name = await nameOf("public@lotse.example");
    expect((await visitor.get(`/avatars/${name}`)).status).toBe(200);
    const { manager } = await makeCompany(site.db);
    await site.db.run(sql`
      update users set company_id = null, role_id = (select id from roles where key = 'public_user'), email = 'other@lotse.example',
        email_key = 'other@lotse.example',
        password_hash = (select password_hash from users where email_key = 'public@lotse.example')
      where id = ${manager.id}`);
    expect((await (await enter("other@lotse.example")).get(`/avatars/${name}`)).status).toBe(404);
  });

  it("stands beside the name in lists and on the person's page", async () => {
    const manager = await enter("manager@kontor.example");
    const source = `src="/avatars/${demoId("picture ayse.kaya@kontor.example")}"`;
    expect(shown(await manager.get("/apps/user/list"))).toContain(source);
    const page = await manager.get(`/apps/user/view/${demoId("ayse.kaya@kontor.example")}`);
    expect(shown(page)).toContain(source);
    const administrator = await enter("administrator@lotse.example");
    const people = shown(await administrator.get("/admin/users/data-manager"));
    expect(people).toContain(`src="/avatars/${key}"`);
    const one = await administrator.get(`/admin/users/data-manager/${demoId("manager@kontor.example")}`);
    expect(shown(one)).toContain(`src="/avatars/${key}"`);
  });
});
