import { Lock, Mail, Trash2, UserRound } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { PeopleKind } from "~/contract/people-fields";
import { paths } from "~/paths";
import { EditEntry, RowMenu } from "~/ui/list/row-menu";
import { useFromList } from "~/ui/list/use-from-list";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Link } from "~/ui/primitives/link";
import type { ShownPerson } from "./shown-person";

const RemovePersonQuestion = lazy(() => import("./remove-person"));

/** What can be done with a person of a list; changes only if the person is within the actor's rights. */
export function PersonMenu({
  kind,
  person,
  mayChange,
  mayRemove,
}: {
  kind: PeopleKind;
  person: ShownPerson;
  mayChange: boolean;
  mayRemove: boolean;
}) {
  const { t } = useTranslation("people");
  const from = useFromList(paths.people.list(kind));
  return (
    <RowMenu name={person.name}>
      <Link to={from(paths.people.view(kind, person.id))}>
        <UserRound size={18} aria-hidden />
        {t("view")}
      </Link>
      {mayChange && person.within ? (
        <>
          <EditEntry to={from(paths.people.edit(person.id))} />
          {person.status === "invited" ? (
            <button type="submit" name="intent" value={`invite:${person.id}`}>
              <Mail size={18} aria-hidden />
              {t("do.invite")}
            </button>
          ) : null}
          {person.status === "suspended" ? null : (
            <Link to={paths.people.suspend([person.id])}>
              <Lock size={18} aria-hidden />
              {t("do.suspend")}
            </Link>
          )}
        </>
      ) : null}
      {mayRemove && person.within ? (
        <ConfirmLink to={from(paths.people.remove(person.id))} question={RemovePersonQuestion}>
          <Trash2 size={18} aria-hidden />
          {t("do.remove")}
        </ConfirmLink>
      ) : null}
    </RowMenu>
  );
}
