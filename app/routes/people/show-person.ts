import type { AppLoadContext } from "@remix-run/node";
import type { Person } from "~/contract/people";
import type { PeopleKind } from "~/contract/people-fields";
import type { SignedInUser } from "~/contract/session";
import { anyKey } from "~/i18n/any-key";
import { countryOptionsHtml } from "~/i18n/countries";
import { formatDate } from "~/i18n/format";
import { formatPhone } from "~/i18n/format-phone";
import { languageNames } from "~/i18n/languages";
import { pageTitle, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { BreadcrumbStep } from "~/session/breadcrumbs-of";
import type { ShownPerson } from "~/ui/people/shown-person";
import { listPages } from "./people-query";

/** A role's name: built-in ones that were not renamed are translated. */
export function staffRoleName(
  { language }: AppLoadContext,
  role: { key: string | null; name: string | null },
): string {
  return role.name ?? anyKey(textsFor(language))(`account:role.${role.key}`);
}

/** The breadcrumbs of a page about people: their list and, for pages about one person, their own page. */
export function breadcrumbsToPerson(
  { language }: AppLoadContext,
  kind: PeopleKind,
  person?: { id: string; firstName: string; lastName: string },
): BreadcrumbStep[] {
  const breadcrumbs = [{ to: paths.people.list(kind), text: pageTitle(language, { id: listPages[kind] }) }];
  if (person)
    breadcrumbs.push({
      to: paths.people.view(kind, person.id),
      text: `${person.firstName} ${person.lastName}`,
    });
  return breadcrumbs;
}

/** Translates country codes. */
export function countryNamer({ language }: AppLoadContext): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  return code => names.of(code) ?? code;
}

/** Formats people for their reader: roles, countries, and days in the reader's language and time zone. */
export function personShower(context: AppLoadContext, { timeZone }: SignedInUser) {
  const countryName = countryNamer(context);
  return (person: Person): ShownPerson => {
    const { id, kind, email, newEmail, phone, avatar, status, undelivered, plan } = person;
    const { self, within, version, createdAt } = person;
    return {
      id,
      kind,
      email,
      newEmail,
      phone: phone && formatPhone(phone),
      avatar,
      status,
      undelivered,
      plan,
      self,
      within,
      version,
      name: `${person.firstName} ${person.lastName}`,
      role: kind === "staff" ? staffRoleName(context, person.role) : null,
      company: person.company?.name ?? null,
      language: { code: person.language, name: languageNames[person.language] },
      country: countryName(person.country),
      at: createdAt.toISOString(),
      since: formatDate(createdAt, { language: context.language, timeZone }),
    };
  };
}

/** The list of countries, if the document does not contain it. */
export function countryList({ url, language }: AppLoadContext): string | null {
  return url.pathname.endsWith(".data") ? countryOptionsHtml(language, "") : null;
}

/** The roles that the user may assign, by name, including the current one. */
export async function rolesToGive(context: AppLoadContext, has?: string) {
  const roles = await context.api.people.roles();
  return roles
    .filter(role => role.mayGive || role.id === has)
    .map(role => ({ id: role.id, title: staffRoleName(context, role) }));
}
