import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerSkip, AnswerState } from "~/contract/email-answer-fields";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Badge } from "~/ui/primitives/badge";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";
import { When } from "~/ui/primitives/when";

export type ShownAnswer = {
  id: string;
  division: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  state: AnswerState;
  reason: string;
  declined: boolean;
  support: number | null;
  automatic: boolean;
  at: string;
  when: string;
};

/** Answers to mails, with their state or the reason why there is none. */
export function AnswerTable({ rows, empty }: { rows: ShownAnswer[]; empty: ReactNode }) {
  const { t } = useTranslation("mailAnswers");
  const [noSubject, notFound] = [t("noSubject"), t("notFound")];
  const columns: ListColumn<ShownAnswer>[] = [
    {
      name: "subject",
      title: t("columnMail"),
      names: true,
      cell: ({ id, subject, fromName, fromAddress }) => (
        <>
          <Link to={paths.emails.answer(id)}>
            <bdi style={{ overflowWrap: "anywhere" }}>{subject || noSubject}</bdi>
          </Link>
          <span
            className="tiny muted"
            style={{ display: "block", fontWeight: 400, overflowWrap: "anywhere" }}
          >
            <LongName name={fromName ? `${fromName} <${fromAddress}>` : fromAddress} />
          </span>
        </>
      ),
    },
    { name: "division", title: t("division"), cell: ({ division }) => <bdi>{division}</bdi> },
    {
      name: "state",
      title: t("state"),
      cell: ({ state, reason, declined, support, automatic }) => (
        <>
          <Badge>{state === "sent" && automatic ? t("state.automatic") : t(`state.${state}`)}</Badge>{" "}
          <span className="tiny muted">
            {state === "skipped"
              ? t(`skip.${reason as AnswerSkip}`)
              : declined
                ? notFound
                : support === null
                  ? null
                  : t("support", { support })}
          </span>
        </>
      ),
    },
    { name: "date", title: t("date"), cell: ({ at, when }) => <When at={at}>{when}</When> },
  ];
  return (
    <ListTable caption={t("title")} columns={columns} rows={rows} keyOf={({ id }) => id} empty={empty} />
  );
}
