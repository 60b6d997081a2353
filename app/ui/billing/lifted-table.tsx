import { useTranslation } from "react-i18next";
import { Cell, Table } from "~/ui/primitives/table";

export const limits = ["divisions", "employees", "smtp", "emailSettings", "questions"] as const;
const lifted = ["publicChats"] as const;

/** The limits of a company without and with a plan. */
export function LiftedTable({ granted }: { granted: Record<(typeof limits)[number], number> }) {
  const { t } = useTranslation("plan");
  const rows = [
    ...limits.map(name => ({
      name: t(name === "questions" ? "limit.perMonth" : `limit.${name}`),
      without: granted[name],
      within: t("free"),
    })),
    ...lifted.map(name => ({ name: t(`limit.${name}`), without: t("no"), within: t("yes") })),
  ];
  return (
    <Table
      caption={t("offer")}
      head={
        <>
          <th scope="col">{t("columnWhat")}</th>
          <th scope="col">{t("columnWithout")}</th>
          <th scope="col">{t("columnWith")}</th>
        </>
      }
    >
      {rows.map(({ name, without, within }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <Cell label={t("columnWithout")}>
            <span>{without}</span>
          </Cell>
          <Cell label={t("columnWith")}>
            <span>{within}</span>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
