import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ShownInvoice } from "./shown-invoice";

const Root = styled.table`
  inline-size: 100%; margin-block-start: var(--s5); border-collapse: collapse; overflow-wrap: normal;
  th, td { padding: var(--s2) var(--s2) var(--s2) 0; text-align: start; vertical-align: top; }
  th { font: 600 var(--t13) var(--font); color: var(--muted); }
  thead th { border-block-end: 1px solid var(--line); }
  .end { text-align: end; white-space: nowrap; }
  tr > :last-child { padding-inline-end: 0; }
  td[dir] { overflow-wrap: anywhere; }
  td small { display: block; font-size: var(--t13); color: var(--muted); }
  tfoot th { font: 400 var(--t15) var(--font); color: var(--ink); text-align: end; }
  tfoot tr:first-child > * { border-block-start: 1px solid var(--control); }
  tfoot tr:last-child > * { border-block-start: 1px solid var(--control); font: 700 var(--t18, 1.125rem) var(--font); }
  @media screen and (max-width: 639px) {
    thead { position: absolute; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody tr { display: grid; grid-template-columns: auto auto 1fr auto; gap: 0 var(--s2); padding-block: var(--s2); border-block-start: 1px solid var(--line); }
    tbody td { padding: 0; }
    tbody td[dir] { grid-column: 1 / -1; }
    .pos { display: none; }
    tfoot tr { display: flex; justify-content: space-between; gap: var(--s3); }
    tfoot tr:is(:first-child, :last-child) { border-block-start: 1px solid var(--control); }
    tfoot tr:is(:first-child, :last-child) > * { border: 0; }
    tfoot th { padding-inline: 0; text-align: start; }
  }
`;

/** The lines of an invoice with their sums. */
export function InvoiceItems({ invoice: { lines, net, taxes, total } }: { invoice: ShownInvoice }) {
  const { t } = useTranslation("invoices");
  return (
    <Root>
      <caption className="hidden">{t("lines")}</caption>
      <thead>
        <tr>
          <th scope="col" className="pos">
            {t("position")}
          </th>
          <th scope="col">{t("designation")}</th>
          <th scope="col" className="end">
            {t("quantity")}
          </th>
          <th scope="col" className="unit">
            {t("unit")}
          </th>
          <th scope="col" className="end">
            {t("singlePrice")}
          </th>
          <th scope="col" className="end">
            {t("total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an issued invoice never change
          <tr key={at}>
            <td className="pos">{at + 1}</td>
            <td dir="auto">
              <b>{line.designation}</b>
              {line.description ? <small>{line.description}</small> : null}
            </td>
            <td className="end">{line.quantity}</td>
            <td className="unit">{line.unit}</td>
            <td className="end">{line.price}</td>
            <td className="end">{line.net}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            {t("net")}
          </th>
          <td className="end">{net}</td>
        </tr>
        {taxes.map(({ rate, net: of, tax }) => (
          <tr key={rate}>
            <th scope="row" colSpan={5}>
              {t("tax", { rate, net: of })}
            </th>
            <td className="end">{tax}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={5}>
            {t("gross")}
          </th>
          <td className="end">{total}</td>
        </tr>
      </tfoot>
    </Root>
  );
}
