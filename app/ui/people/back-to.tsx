import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PeopleKind } from "~/contract/people-fields";
import { paths } from "~/paths";

/** The way back to the list that a person stands in, and to the person. */
export function BackTo({ kind, person }: { kind: PeopleKind; person?: { id: string; name: string } }) {
  const { t } = useTranslation("people");
  return (
    <nav aria-label={t("back")} className="small" style={{ marginBlockEnd: "1rem" }}>
      <Link to={paths.people.list(kind)}>{t(`caption.${kind}`)}</Link>
      {person ? (
        <>
          <span aria-hidden> / </span>
          <Link to={paths.people.view(kind, person.id)}>
            <bdi>{person.name}</bdi>
          </Link>
        </>
      ) : null}
    </nav>
  );
}
