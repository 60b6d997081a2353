import {
  Download,
  Ellipsis,
  FolderInput,
  Globe,
  Printer,
  Share2,
  SlidersHorizontal,
  Trash2,
  UserX,
} from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Link } from "~/ui/primitives/link";
import { Menu } from "~/ui/shell/menu";

const DeleteChatQuestion = lazy(() => import("~/ui/chats/delete-chat"));

/** The actions of a chat. */
export function HeadMenu({
  links: { edit, place, share, visitors, leave, export: file, print, remove },
}: {
  links: {
    edit: string | undefined;
    place: string | undefined;
    share: string | undefined;
    visitors: string | undefined;
    leave: string | undefined;
    /** The conversation as a file; undefined while it is empty. */
    export: string | undefined;
    print: string | undefined;
    remove: string | undefined;
  };
}) {
  const { t } = useTranslation(["chats", "shell"]);
  const entries = [
    { to: share, icon: <Share2 size={18} aria-hidden />, text: t("share") },
    { to: visitors, icon: <Globe size={18} aria-hidden />, text: t("visitors") },
    { to: place, icon: <FolderInput size={18} aria-hidden />, text: t("place") },
    { to: print, icon: <Printer size={18} aria-hidden />, text: t("print") },
    { to: leave, icon: <UserX size={18} aria-hidden />, text: t("leave") },
  ].filter((entry): entry is typeof entry & { to: string } => entry.to !== undefined);
  return (
    <div className="acts">
      {edit ? (
        <ButtonLink to={edit}>
          <SlidersHorizontal size={18} aria-hidden />
          {t("shell:edit")}
        </ButtonLink>
      ) : null}
      {entries.length > 0 || file || remove ? (
        <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("more")}>
          {entries.map(({ to, icon, text }) => (
            <Link key={to} to={to}>
              {icon}
              {text}
            </Link>
          ))}
          {file ? (
            <a href={file}>
              <Download size={18} aria-hidden />
              {t("export")}
            </a>
          ) : null}
          {remove ? (
            <ConfirmLink to={remove} question={DeleteChatQuestion}>
              <Trash2 size={18} aria-hidden />
              {t("delete")}
            </ConfirmLink>
          ) : null}
        </Menu>
      ) : null}
    </div>
  );
}
