import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Tabs } from "~/ui/primitives/tabs";

/** Links to the mails of the installation and, with a mailbox of the operator, to received mails. */
export function MailBoxes({ current, unread }: { current: "sent" | "received"; unread: number | null }) {
  const { t } = useTranslation("operatorMail");
  if (unread === null) return null;
  const tabs = [
    { to: paths.operatorMails.list(), text: t("boxSent"), current: current === "sent" },
    {
      to: paths.operatorMails.received(),
      text: unread > 0 ? t("boxReceivedUnread", { count: unread }) : t("boxReceived"),
      current: current === "received",
    },
  ];
  return <Tabs label={t("boxes")} tabs={tabs} />;
}
