import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { Avatar } from "~/ui/primitives/avatar";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

/** A user as shown in their profile. */
export type ProfilePerson = {
  name: string;
  avatar: string | null;
  role: string;
  company: string | null;
  at: string;
  since: string;
  language: { code: string; name: string };
  timeZone: string;
  email: string;
  phone: string;
};

const Root = styled(Sheet)`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s5); padding: var(--s6); margin-block-end: var(--s5);
  background: linear-gradient(var(--sea), var(--sea)) no-repeat 0 0 / 100% 4rem, var(--surface);
  > span { inline-size: 5.5rem; block-size: 5.5rem; border: 4px solid var(--surface); font: 650 var(--t28) var(--font); }
  > div { flex: 1 1 16rem; min-inline-size: 0; padding-block-start: 2.75rem; overflow-wrap: anywhere; }
  > div p:first-child { font: 680 var(--t28) var(--font); }
  ul { display: flex; flex-wrap: wrap; gap: 0 var(--s4); color: var(--muted); }
  > a { margin-block-start: 2.75rem; }
  @media (max-width: 639px) { padding: var(--s4); > div { padding-block-start: 0; } > a { margin-block-start: 0; flex: 1 1 100%; } }
`;

/** The head of a user's profile. */
export function ProfileHead({ person }: { person: ProfilePerson }) {
  const { t } = useTranslation("profile");
  return (
    <Root as="div">
      <Avatar name={person.name} picture={paths.picture(person.avatar)} />
      <div>
        <p>
          <bdi>{person.name}</bdi>
        </p>
        <ul>
          <li>
            <bdi>{person.role}</bdi>
          </li>
          <li>
            <bdi>{person.company ?? t("noCompany")}</bdi>
          </li>
          <li>
            <time dateTime={person.at}>{t("since", { day: person.since })}</time>
          </li>
        </ul>
      </div>
      <ButtonLink to={paths.settings.of("user", "account")}>{t("edit")}</ButtonLink>
    </Root>
  );
}
