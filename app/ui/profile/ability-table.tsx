import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { MatrixSubject } from "~/contract/abilities";

const Root = styled.table`
  inline-size: 100%; border-collapse: collapse; font: 400 var(--t15) var(--font);
  th, td { padding: var(--s2) var(--s3); border-block-end: 1px solid var(--line); text-align: center; }
  th:first-child { text-align: start; padding-inline-start: var(--s5); font-weight: 500; }
  thead th { color: var(--muted); font: 600 var(--t13) var(--font); }
  tbody tr:last-child > * { border-block-end: 0; }
  svg { margin-inline: auto; }
  td[data-may="true"] { color: var(--ok); }
  td[data-may="false"] { color: var(--muted); }
  @media (max-width: 639px) { th, td { padding-inline: var(--s1); } th:first-child { padding-inline-start: var(--s3); overflow-wrap: anywhere; hyphens: auto; } }
`;

type Right = { subject: MatrixSubject; may: boolean[] };

/** The abilities of a user by subject. */
export function AbilityTable({
  rights,
  actions,
}: {
  rights: Right[];
  actions: readonly ("read" | "create" | "update" | "delete")[];
}) {
  const { t } = useTranslation("access");
  return (
    <Root>
      <caption className="hidden">{t("table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("subject")}</th>
          {actions.map(action => (
            <th key={action} scope="col">
              {t(`action.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map(({ subject, may }) => (
          <tr key={subject}>
            <th scope="row">{t(`of.${subject}`)}</th>
            {may.map((allowed, at) => (
              <td key={actions[at]} data-may={allowed}>
                {allowed ? <Check size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
                <span className="hidden">{t(allowed ? "yes" : "no")}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
