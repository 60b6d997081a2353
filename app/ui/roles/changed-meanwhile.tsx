import { useTranslation } from "react-i18next";
import type { MatrixRow } from "~/contract/role-matrix";
import { Alert } from "~/ui/primitives/alert";

type Shown = { name: string; twoFactorRequired: boolean; rows: MatrixRow[] };

/** What somebody else has saved in a role while it was being edited, where it is not what was typed. */
export function ChangedMeanwhile({ saved, typed, title }: { saved: Shown; typed: Shown; title: string }) {
  const { t } = useTranslation(["roles", "shell"]);
  const say = t as unknown as (key: string) => string;
  const inWords = (row: MatrixRow) =>
    [
      row.actions.map(right => t(`right.${right}`)).join(t("shell:comma")) || t("nothing"),
      ...(row.scope === "all" ? [] : [say(`scope.${row.subject}.${row.scope}`)]),
      ...row.hidden.map(field => t("permissions.hidden", { fields: say(`field.${field}`) })),
      ...(row.reason ? [row.reason] : []),
    ].join(" · ");
  const other = saved.rows.filter(row => {
    const mine = typed.rows.find(one => one.subject === row.subject);
    return !mine || inWords(mine) !== inWords(row);
  });
  return (
    <Alert tone="warn" live>
      <p>{t("conflict")}</p>
      <ul>
        {saved.name === typed.name ? null : (
          <li>
            <b>{t("shell:label", { name: t("name") })}</b> <bdi>{title}</bdi>
          </li>
        )}
        {saved.twoFactorRequired === typed.twoFactorRequired ? null : (
          <li>
            <b>{t("shell:label", { name: t("columnTwoFactor") })}</b>{" "}
            {saved.twoFactorRequired ? t("required") : t("voluntary")}
          </li>
        )}
        {other.map(row => (
          <li key={row.subject}>
            <b>{t("shell:label", { name: t(`subject.${row.subject}`) })}</b> {inWords(row)}
          </li>
        ))}
      </ul>
      <p>{t("conflictHint")}</p>
    </Alert>
  );
}
