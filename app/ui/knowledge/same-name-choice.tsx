import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "~/ui/form/choices";

/** What becomes of an upload whose name a file of the division has. Users who may not change files can only add it. */
export function SameNameChoice({
  legend,
  chosen,
  versions,
}: {
  legend: ReactNode;
  chosen: string;
  versions: boolean;
}) {
  const { t } = useTranslation("divisions");
  const both = { value: "both", label: t("sameName.both"), sub: t("sameName.bothHint") };
  const version = { value: "version", label: t("sameName.version"), sub: t("sameName.versionHint") };
  return (
    <RadioGroup
      name="sameName"
      legend={legend}
      chosen={versions && chosen !== "both" ? "version" : "both"}
      choices={versions ? [version, both] : [both]}
    />
  );
}
