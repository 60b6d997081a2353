import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Order } from "~/contract/payments";
import { formatMoney, formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { WaitingOrders } from "~/ui/billing/waiting-orders";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Link } from "~/ui/primitives/link";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { loadWaiting } from "./load-waiting";

export const handle = { namespaces: ["checkout", "plan", "invoices"] };

/** Refresh interval of the page by state, in seconds: a bank transfer may take days. */
const refreshSeconds = { open: 5, waiting: 30 } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { id, plan, payment, state, started, totalCents, url, orderedAt, invoice, returnedCents, failure } =
    await or404(api.checkouts.read({ id: params.id ?? "" }));
  const { language } = context;
  const waiting = state === "paid" && !invoice ? await loadWaiting(context) : [];
  return {
    id,
    plan,
    state,
    url,
    invoice,
    failure,
    said: stateText({ payment, state, started }),
    waiting: waiting.filter(one => one.id === id),
    returned: returnedCents > 0 ? formatMoney(returnedCents, language) : null,
    refresh: state === "open" || state === "waiting" ? refreshSeconds[state] : undefined,
    total: formatMoney(totalCents, language),
    ordered: formatTime(orderedAt, { language, timeZone: user.timeZone }),
  };
}

/** The sentence of a state: an order on account can begin before it is paid, and be withdrawn. */
function stateText({ payment, state, started }: Pick<Order, "payment" | "state" | "started">) {
  if (payment === "account" && state === "refunded") return "takenBack" as const;
  return state === "invoiced" && started ? ("started" as const) : state;
}

const tones = {
  open: "info",
  waiting: "info",
  paid: "ok",
  failed: "err",
  expired: "warn",
  refunded: "warn",
  invoiced: "info",
} as const;

export default function OrderPage() {
  const { t } = useTranslation(["checkout", "plan"]);
  const root = useRouteLoaderData("root") as RootData;
  const { plan, state, said, failure, total, ordered, url, invoice, returned, waiting } =
    useLoaderData<typeof loader>();
  const again = state === "failed" || state === "expired";
  return (
    <>
      <PageHead title={root.title} />
      <div className="stack" data-gap="5">
        <Alert tone={tones[state]} live>
          {t(`state.${said}`)} {failure ? t(`failure.${failure}`) : null}
        </Alert>
        <WaitingOrders orders={waiting} />
        <Sheet data-pad>
          <DescriptionList
            lines={[
              { name: t("plan:name"), value: t(`plan:kind.${plan}`) },
              { name: t("total"), value: total },
              { name: t("orderedAt"), value: ordered },
              ...(invoice
                ? [
                    {
                      name: t("invoice"),
                      value: <Link to={paths.invoices.preview("user", invoice.id)}>{invoice.number}</Link>,
                    },
                  ]
                : []),
              ...(returned ? [{ name: t("returned"), value: returned }] : []),
            ]}
          />
        </Sheet>
        <p className="row">
          {state === "open" && url ? (
            <a href={url}>{t("goOn")}</a>
          ) : state === "invoiced" && invoice ? (
            <ButtonLink kind="main" to={paths.invoices.preview("user", invoice.id)}>
              {t("seeInvoice")}
            </ButtonLink>
          ) : (
            <ButtonLink kind="main" to={again ? paths.checkout({ plan }) : paths.dashboard.company()}>
              {t(again ? "orderAgain" : "toWork")}
            </ButtonLink>
          )}
          <ButtonLink to={paths.settings.billing()}>{t("toBilling")}</ButtonLink>
        </p>
      </div>
    </>
  );
}
