import { useTranslation } from "react-i18next";
import type { MatrixRow } from "~/contract/role-matrix";
import { anyKey } from "~/i18n/any-key";
import { Alert } from "~/ui/primitives/alert";

type Shown = { name: string; twoFactorRequired: boolean; rows: MatrixRow[] };

/** The saved values of a role that was changed meanwhile, where they differ from the typed ones. */
export function ChangedMeanwhile({ saved, typed, title }: { saved: Shown; typed: Shown; title: string }) {
  const { t } = useTranslation(["roles", "shell"]);
  const translate = anyKey(t);
  const inWords = (row: MatrixRow) =>
    [
      row.actions.map(right => t(`right.${right}`)).join(t("shell:comma")) || t("nothing"),
      ...(row.scope === "all" ? [] : [translate(`scope.${row.subject}.${row.scope}`)]),
      ...row.hidden.map(field => t("permissions.hidden", { fields: translate(`field.${field}`) })),
      ...(row.reason ? [row.reason] : []),
    ].join(" · ");
  const other = saved.rows.filter(row => {
    const typedRow = typed.rows.find(one => one.subject === row.subject);
    return !typedRow || inWords(typedRow) !== inWords(row);
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
