import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { DeclarationKind } from "~/contract/declaration-states";
import { isolate } from "~/i18n/isolate";
import { ErrorSummary } from "~/ui/form/error-summary";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { Alert } from "~/ui/primitives/alert";
import { DescriptionList } from "~/ui/primitives/description-list";
import { LongName } from "~/ui/primitives/long-name";
import { PageHead } from "~/ui/primitives/page-head";
import type { PageData } from "~/ui/shell/frame-data";
import { DeclarationForm } from "./declaration-form";

type Received = {
  what: string;
  name: string;
  contract: string;
  email: string;
  at: string;
  reason: string;
  time: string;
};
type Loaded = { stamp: string; name: string; email: string };

/** The form that cancels a contract or withdraws from it, and then its receipt. */
export function DeclarationPage({ kind }: { kind: DeclarationKind }) {
  const { t } = useTranslation(["contracts", "messages"]);
  const root = useRouteLoaderData("root") as PageData;
  const loaded = useLoaderData<Loaded>();
  const answer = useActionData<Refusal & { received?: Received }>();
  const refusal = readRefusal(answer);
  const received = answer?.received;
  if (received)
    return (
      <>
        <PageHead title={t("received", { time: received.time })} />
        <div className="stack" data-gap="5">
          <Alert tone="ok" live>
            {t("receivedText", { email: isolate(received.email) })}
          </Alert>
          <DescriptionList
            lines={[
              { name: t("kind"), value: received.what },
              { name: t("name"), value: <bdi>{received.name}</bdi> },
              { name: t("contract"), value: <bdi>{received.contract}</bdi> },
              { name: t("when"), value: received.at },
              { name: t("reason"), value: received.reason },
              { name: t("email"), value: <LongName name={received.email} /> },
            ]}
          />
        </div>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{t(kind === "cancellation" ? "cancelIntro" : "withdrawIntro")}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={refusal.problems} />
      <DeclarationForm kind={kind} loaded={loaded} refusal={refusal} />
    </>
  );
}
