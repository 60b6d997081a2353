import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import type { Question } from "~/ui/primitives/confirm-question";
import { Link } from "~/ui/primitives/link";
import { Menu } from "~/ui/shell/menu";

/** The menu of a row's actions. `name`: the name of the row. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("actionsFor", { name })}>
      {children}
    </Menu>
  );
}

/** Links to the form of the row's record. */
export function EditEntry({ to }: { to: string }) {
  const { t } = useTranslation("shell");
  return (
    <Link to={to}>
      <Pencil size={18} aria-hidden />
      {t("edit")}
    </Link>
  );
}

/** Deletes the row's record after a confirmation. */
export function DeleteEntry<Loaded>({ to, question }: { to: string; question: Question<Loaded> }) {
  const { t } = useTranslation("shell");
  return (
    <ConfirmLink to={to} question={question}>
      <Trash2 size={18} aria-hidden />
      {t("delete")}
    </ConfirmLink>
  );
}
