import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";

/** What a link or a button is about, where only its place shows it: ": Personal", with each language's own signs. */
export function About({ name }: { name: string }) {
  const { t } = useTranslation("shell");
  return <span className="hidden">{t("about", { name: isolate(name) })}</span>;
}
