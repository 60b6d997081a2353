import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { About } from "./about";
import type { ShownFile } from "./shown-file";
import { useFromList } from "./use-from-list";

/** Says that a file is quarantined, with a link to its findings for users who may release it. */
export function FileHeld({
  file,
  mayRelease,
}: {
  file: Pick<ShownFile, "id" | "name">;
  mayRelease: boolean;
}) {
  const { t } = useTranslation("quarantine");
  const from = useFromList();
  return (
    <div className="why">
      {mayRelease ? (
        <Link to={from(paths.knowledge.quarantine(file.id))} className="no-print">
          {t("see")}
          <About name={file.name} />
        </Link>
      ) : (
        t("waits")
      )}
    </div>
  );
}
