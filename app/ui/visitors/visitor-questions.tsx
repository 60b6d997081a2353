import { useTranslation } from "react-i18next";
import { ListTable } from "~/ui/list/list-table";

type Asked = { id: string; question: string; answered: boolean; at: string };

/** The last questions of visitors, without data about the visitors. */
export function VisitorQuestions({ asked, total, days }: { asked: Asked[]; total: number; days: number }) {
  const { t } = useTranslation("visitors");
  return (
    <>
      <div>
        <h2>{t("asked")}</h2>
        <p className="muted">
          {total > 0 ? t("askedText", { count: total, days }) : t("askedNoneText", { days })}
        </p>
      </div>
      {asked.length > 0 ? (
        <ListTable
          caption={t("asked")}
          rows={asked}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "question",
              title: t("column.question"),
              names: true,
              cell: ({ question }) => <bdi>{question}</bdi>,
            },
            {
              name: "state",
              title: t("column.state"),
              cell: ({ answered }) => (answered ? t("answered") : t("unanswered")),
            },
            { name: "at", title: t("column.at"), cell: ({ at }) => at },
          ]}
        />
      ) : null}
    </>
  );
}
