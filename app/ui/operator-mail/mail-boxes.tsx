import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Tabs } from "~/ui/primitives/tabs";

/** What the installation has sent, and what the operator's mailbox has received, if one is set. */
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
