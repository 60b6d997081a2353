import { useTranslation } from "react-i18next";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Sheet } from "~/ui/primitives/sheet";
import { InspectionState } from "./inspection-list";
import type { ShownInspection } from "./shown";

/** The details of an inspection: reader, owner, reason, period, and each opening of a chat. */
export function InspectionDetails({ inspection: one }: { inspection: ShownInspection }) {
  const { t } = useTranslation("inspections");
  const unknown = t("deleted");
  return (
    <Sheet data-pad>
      <DescriptionList
        lines={[
          { name: t("stateName"), value: <InspectionState state={one.state} /> },
          { name: t("owner"), value: <bdi>{one.owner}</bdi> },
          { name: t("reader"), value: <bdi>{one.requestedBy ?? unknown}</bdi> },
          { name: t("requestedAt"), value: one.requested },
          { name: t("reason"), value: <span dir="auto">{one.reason}</span> },
          {
            name: t("what"),
            value: `${one.oneChat ? t("oneChat") : t("allChats")} ${t("span", { from: one.from, until: one.until })}`,
          },
          {
            name: one.state === "refused" ? t("refusedBy") : t("approvedBy"),
            value: one.decided ? (
              <>
                <bdi>{one.decidedBy ?? unknown}</bdi> ({one.decided})
              </>
            ) : null,
          },
          { name: t(one.state === "ended" ? "endedAt" : "ends"), value: one.ends },
          {
            name: t("opened"),
            value:
              one.openings.length === 0 ? (
                t("openings", { count: 0 })
              ) : (
                <ul>
                  {one.openings.map(({ when, chatName }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
                    <li key={at}>
                      {when} {chatName ? <bdi>{chatName}</bdi> : null}
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </Sheet>
  );
}
