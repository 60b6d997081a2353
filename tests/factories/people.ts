import sql from "sql-template-tag";
import { afterAll, beforeAll } from "vitest";
import { demoId } from "~/db/seed/demo";
import { type Site, startSite, type Visitor } from "../web/site";
import { until } from "./until";

export const staffList = "/admin/staff";
export const managers = "/admin/users/data-manager";
export const publics = "/admin/users/public-user";
export const staff = demoId("staff@lotse.example");
export const publicUser = demoId("public@lotse.example");
export const employee = demoId("employee@kontor.example");
export const unknownId = "01890000-0000-7000-8000-000000000000";

export let site: Site;
export let administrator: Visitor;

/** A site with a signed-in administrator. Call it once at the top of a test file. */
export function withAdministrator(): void {
  beforeAll(async () => {
    site = await startSite({ roles: ["web", "api", "worker"] });
    administrator = await site.signedIn("administrator@lotse.example");
  });
  afterAll(() => site?.stop());
}

export const userOf = (email: string) =>
  site.db.maybe<{ id: string; status: string; company_id: string | null; key: string }>(sql`
    select u.id, u.status, u.company_id, r.key from users u join roles r on r.id = u.role_id
    where u.email_key = ${email}`);
export const roleId = async (key: string) =>
  (await site.db.one<{ id: string }>(sql`select id from roles where key = ${key}`)).id;
export const person = (changes: Record<string, string> = {}) => ({
  firstName: "Jette",
  lastName: "Oltmanns",
  email: "jette@lotse.example",
  phone: "0431 5606060",
  language: "fr",
  country: "DE",
  ...changes,
});
export const mailsTo = (email: string, purpose: string) =>
  until(async () => {
    const mails = await site.db.many<{ text: string; subject: string }>(
      sql`select text, subject from mails where to_address = ${email} and purpose = ${purpose}`,
    );
    return mails.length > 0 && mails;
  });
export const add = (kind: string, form: Record<string, string>) =>
  administrator.post(`/admin/people/add?kind=${kind}`, form);
/** A form with a file, as a browser without script sends it. */
export const upload = (visitor: Visitor, kind: string, content: string | Uint8Array, name = "liste.csv") => {
  const body = new FormData();
  body.set("file", new Blob([content as BlobPart], { type: "text/csv" }), name);
  return visitor.ask(`/admin/people/import?kind=${kind}`, { body });
};
