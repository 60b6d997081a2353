import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { DeviceList, type ShownSession } from "./device-list";

/** The user's sessions, with buttons to end them. */
export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const { t } = useTranslation("account");
  return (
    <DeviceList title={t("sessions.title")} intro={t("sessions.text")} sessions={sessions} mayEnd>
      {sessions.some(session => !session.current) ? (
        <Form method="post">
          <RequestId form="others" />
          <Submit kind="danger" name="intent" value="end-others" busy={t("saving")}>
            {t("sessions.endOthers")}
          </Submit>
        </Form>
      ) : (
        <p className="small">{t("sessions.alone")}</p>
      )}
    </DeviceList>
  );
}
