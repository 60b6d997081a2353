import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Logo } from "~/ui/primitives/logo";
import { QrCode } from "~/ui/primitives/qr-code";
import { InvoiceItems } from "./invoice-items";
import type { ShownInvoice } from "./shown-invoice";

const Root = styled.article`
  min-inline-size: 0; padding: clamp(1.25rem, 6vw, 4.5rem); padding-block-start: clamp(1.25rem, 4vw, 3rem); border: 1px solid var(--line); background: var(--surface);
  font: 400 var(--t15) var(--font); overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums;
  .parties { display: grid; gap: var(--s6); margin-block: clamp(1.5rem, 6vw, 5rem) clamp(1.5rem, 4vw, 3.5rem); }
  .sender { margin-block-end: var(--s3); padding-block-end: var(--s1); border-block-end: 1px solid var(--line); font-size: var(--t13); color: var(--muted); }
  .facts { display: grid; grid-template-columns: auto auto; gap: 0.125rem var(--s4); align-content: start; font-size: var(--t13); dt { color: var(--muted); overflow-wrap: normal; } dd { margin: 0; text-align: end; overflow-wrap: break-word; } dd b { font-weight: 600; } }
  .lines { white-space: pre-line; }
  h2 { margin-block-end: var(--s3); }
  .pay { display: flex; flex-wrap: wrap; gap: var(--s5); justify-content: space-between; margin-block-start: var(--s6); > div { flex: 1 1 16rem; } svg { inline-size: 7rem; block-size: 7rem; } figure { margin: 0; inline-size: 7rem; font-size: var(--t13); color: var(--muted); } }
  .account { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.125rem var(--s4); margin-block-start: var(--s4); dt { color: var(--muted); } dd { margin: 0; } }
  .note { margin-block-start: var(--s4); }
  footer { display: grid; gap: var(--s4); margin-block-start: clamp(2rem, 6vw, 4rem); padding-block-start: var(--s3); border-block-start: 1px solid var(--line); font-size: var(--t13); color: var(--muted); b { color: var(--ink); } }
  @media (min-width: 640px) { .parties { grid-template-columns: 1fr 1fr; } footer { grid-template-columns: repeat(3, 1fr); } }
  /* Beside the actions the paper is no wider than on a tablet. */
  @media screen and (min-width: 1280px) and (max-width: 1535px) { padding-inline: var(--s10); }
  @media print { padding: 0; border: 0; color: #000; .parties { grid-template-columns: 1fr 1fr; margin-block: 2cm 1.5cm; } footer { grid-template-columns: repeat(3, 1fr); } }
`;

/**
 * The invoice as printed on A4, with the details that § 14 (4) UStG requires. Below its unchanged sums stand what was paid or
 * corrected since it was issued and the amount that is still open; the issued files ask for the amount of their day.
 */
export function InvoicePaper({ invoice }: { invoice: ShownInvoice }) {
  const { t } = useTranslation("invoices");
  const { seller, buyer, open } = invoice;
  const [first = "", ...rest] = seller.address.split("\n");
  return (
    <Root>
      <Logo />
      <div className="parties">
        <div>
          <p className="sender" dir="auto">
            {[seller.name, first, ...rest].filter(Boolean).join(", ")}
          </p>
          <p dir="auto">
            <b>{buyer.name}</b>
            <br />
            <span className="lines">{[buyer.address, invoice.country].filter(Boolean).join("\n")}</span>
          </p>
        </div>
        <dl className="facts">
          <dt>{t("number")}</dt>
          <dd>
            <b>{invoice.number}</b>
          </dd>
          <dt>{t("columnCustomerNumber")}</dt>
          <dd>{invoice.customerNumber}</dd>
          <dt>{t("date")}</dt>
          <dd>{invoice.issued}</dd>
          <dt>{invoice.isPeriod ? t("period") : t("delivery")}</dt>
          <dd>{invoice.delivered}</dd>
          {buyer.reference ? (
            <>
              <dt>{t("reference")}</dt>
              <dd>{buyer.reference}</dd>
            </>
          ) : null}
          {buyer.vatId ? (
            <>
              <dt>{t("yourVatId")}</dt>
              <dd>{buyer.vatId}</dd>
            </>
          ) : null}
        </dl>
      </div>
      <h2>
        {t(`kind.${invoice.kind}`)} <bdi dir="ltr">{invoice.number}</bdi>
      </h2>
      {invoice.cancels ? (
        <p>{t("cancels", { number: invoice.cancels.number, date: invoice.cancels.issued })}</p>
      ) : null}
      {invoice.corrects ? (
        <p>{t("corrects", { number: invoice.corrects.number, date: invoice.corrects.issued })}</p>
      ) : null}
      <InvoiceItems invoice={invoice} />
      {invoice.taxKind === "standard" || invoice.taxKind === "oss" ? null : (
        <p className="note">{t(`taxKind.${invoice.taxKind}`)}</p>
      )}
      {open ? (
        <div className="pay">
          <div>
            <p>
              {open.paid ? `${t("paidSoFar", { amount: open.paid })} ` : null}
              {open.corrected ? `${t("correctedSoFar", { amount: open.corrected })} ` : null}
              {t(open.paid || open.corrected ? "payOpen" : "pay", { amount: open.amount, date: invoice.due })}
            </p>
            <dl className="account">
              <dt>{t("recipient")}</dt>
              <dd dir="auto">{seller.name}</dd>
              <dt>IBAN</dt>
              <dd>{seller.iban.replace(/(.{4})(?=.)/g, "$1 ")}</dd>
              {seller.bic ? (
                <>
                  <dt>BIC</dt>
                  <dd>{seller.bic}</dd>
                </>
              ) : null}
              <dt>{t("purpose")}</dt>
              <dd>{invoice.number}</dd>
            </dl>
          </div>
          <figure>
            <QrCode label={t("scan")} code={open.code} />
            <figcaption>{t("scan")}</figcaption>
          </figure>
        </div>
      ) : invoice.kind === "invoice" && invoice.state === "paid" ? (
        <p className="note">{t("alreadyPaid")}</p>
      ) : null}
      <footer>
        <p>
          <b>
            <bdi>{seller.name}</bdi>
          </b>
          <br />
          <bdi className="lines">{seller.address}</bdi>
          {seller.managers ? (
            <>
              <br />
              {t("managers", { names: seller.managers })}
            </>
          ) : null}
        </p>
        <p dir="auto">
          <b>{t("contact")}</b>
          <br />
          <span className="lines">{seller.contact}</span>
        </p>
        <p>
          <b>{t("register")}</b>
          {[
            seller.register,
            seller.vatId && t("vatId", { id: seller.vatId }),
            seller.taxNumber && t("taxNumber", { id: seller.taxNumber }),
          ]
            .filter(Boolean)
            .map(line => (
              <span key={line} style={{ display: "block" }}>
                {line}
              </span>
            ))}
        </p>
      </footer>
    </Root>
  );
}
