import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { ShownFile } from "./shown-file";

/** What a file in quarantine waits for: who may decide is led to the places found. */
export function FileHeld({
  file,
  mayRelease,
}: {
  file: Pick<ShownFile, "id" | "name">;
  mayRelease: boolean;
}) {
  const { t } = useTranslation("quarantine");
  return (
    <div className="why">
      {mayRelease ? (
        <Link to={paths.knowledge.quarantine(file.id)}>
          {t("see")}
          <span className="hidden">
            : <bdi>{file.name}</bdi>
          </span>
        </Link>
      ) : (
        t("waits")
      )}
    </div>
  );
}
