import { useTranslation } from "react-i18next";

/** The number of mails in a row's thread. */
export function ThreadCount({ mails }: { mails: number }) {
  const { t } = useTranslation("emails");
  if (mails < 2) return null;
  return <span className="tiny muted">{` ${t("mailCount", { count: mails })} `}</span>;
}
