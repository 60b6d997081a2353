import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DeviceList, type ShownSession } from "~/ui/account/device-list";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";

/** A person's sessions, with buttons to end them. */
export function SignedInAt({ sessions, mayChange }: { sessions: ShownSession[]; mayChange: boolean }) {
  const { t } = useTranslation(["people", "account"]);
  return (
    <DeviceList
      title={t("sessions")}
      intro={sessions.length === 0 ? t("nowhere") : undefined}
      sessions={sessions}
      mayEnd={mayChange}
    >
      {mayChange && sessions.length > 1 ? (
        <Form method="post">
          <RequestId form="end-all" />
          <Submit kind="danger" name="intent" value="end-all" busy={t("account:saving")}>
            {t("endAll")}
          </Submit>
        </Form>
      ) : null}
    </DeviceList>
  );
}
