import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import type { ChartView } from "./chart-spec";
import { LinkIf } from "./link-if";
import { cellText, tableOf } from "./table-of";

/** A chart's numbers in a disclosure. */
export function ChartNumbers({ chart, language }: { chart: ChartView; language: Language }) {
  const { t } = useTranslation("charts");
  const { head, rows } = tableOf(chart.spec);
  return (
    <details>
      <summary>{t("numbers")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={t("numbersOf", { title: chart.title })}>
        <table>
          <thead>
            <tr>
              {head.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                <th key={at} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
              <tr key={row}>
                <th scope="row">
                  <LinkIf to={chart.links?.categories?.[row]}>
                    <bdi>{name}</bdi>
                  </LinkIf>
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                  <td key={at}>
                    <bdi>{cellText(cell, language)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
