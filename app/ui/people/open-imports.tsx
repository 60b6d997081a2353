import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";

/** The reader's uploaded imports that are neither confirmed nor discarded. */
export function OpenImports({ imports }: { imports: { name: string; to: string }[] }) {
  const { t } = useTranslation(["people", "shell"]);
  if (imports.length === 0) return null;
  return (
    <Alert tone="calm">
      {t("import.open", { count: imports.length })}{" "}
      {imports.map(({ name, to }, at) => (
        <span key={to}>
          {at > 0 ? t("shell:comma") : null}
          <Link to={to}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
    </Alert>
  );
}
