import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";

/** A paid order without an invoice; `canEnter`: whether the reader can enter what is missing. */
export type ShownWaiting = { id: string; canEnter: boolean; text: string };

/** Paid orders without an invoice, with a link to enter the missing details. */
export function WaitingOrders({ orders, operator }: { orders: ShownWaiting[]; operator?: boolean }) {
  const { t } = useTranslation("invoices");
  if (orders.length === 0) return null;
  const canEnterAny = orders.some(({ canEnter }) => canEnter);
  return (
    <Alert tone={canEnterAny || operator ? "warn" : "info"}>
      {operator ? <b>{t("waiting.title")}</b> : null}
      {orders.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {canEnterAny ? (
        <Link to={operator ? paths.admin.systemSettings("company") : paths.settings.company()}>
          {t(operator ? "waiting.enterOwn" : "waiting.enter")}
        </Link>
      ) : null}
    </Alert>
  );
}
