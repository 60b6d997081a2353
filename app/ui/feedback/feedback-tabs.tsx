import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Tabs } from "~/ui/primitives/tabs";

/** The tabs of a company's feedback: all, of employees, of the public, and its evaluation. */
export function FeedbackTabs({ here }: { here: string }) {
  const { t } = useTranslation("feedbackReport");
  const tabs = [
    { to: paths.feedback.report(), text: t("tabs.all") },
    { to: paths.feedback.employees(), text: t("source.answer") },
    { to: paths.feedback.visitors(), text: t("source.public") },
    { to: paths.feedback.topics(), text: t("tabs.topics") },
    { to: paths.feedback.approved.list(), text: t("tabs.approved") },
    { to: paths.feedback.golden.list(), text: t("tabs.golden") },
  ];
  return (
    <div style={{ marginBlockEnd: "1.25rem" }}>
      <Tabs label={t("tabs")} tabs={tabs.map(tab => ({ ...tab, current: tab.to === here }))} />
    </div>
  );
}
