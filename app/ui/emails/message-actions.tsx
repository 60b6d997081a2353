import {
  Archive,
  Ellipsis,
  FolderInput,
  Inbox,
  MailOpen,
  OctagonX,
  Reply,
  Star,
  Tag,
  Trash2,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { EmailLabel, EmailPlaceName, EmailState } from "~/contract/email-fields";
import type { ServerFolder } from "~/contract/emails";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { Menu } from "~/ui/shell/menu";
import { LabelSelect } from "./label-select";
import { MoveTo } from "./move-to";

const Root = styled.div`
  position: relative; display: flex; align-items: center; justify-content: flex-end; gap: var(--s1);
  details { position: static; }
  :is(a, button)[data-kind] { min-inline-size: var(--control-h); padding: 0; }
  details > div { min-inline-size: 17rem; }
  [dir="rtl"] & .directed { transform: scaleX(-1); }
  [data-starred] svg { fill: currentColor; }
  .labels { margin-block-start: var(--s1); padding-block-start: var(--s1); border-block-start: 1px solid var(--line); }
  .labels > select { inline-size: calc(100% - 2 * var(--s3)); margin: var(--s2) var(--s3); }
  @media (max-width: 639px) { justify-content: flex-start; margin-inline-start: calc(-1 * var(--s2)); details > div { inset-inline: 0 auto; } }
`;

/** The actions of one mail: submit buttons of the surrounding form, rare ones in a menu. */
export function MessageActions({
  email,
  folders,
  remove,
  reply,
}: {
  email: {
    id: string;
    folder: EmailPlaceName;
    serverFolder: { id: string } | null;
    starred: boolean;
    labels: EmailLabel[];
    state: EmailState;
  };
  /** The own folders of its server. */
  folders: ServerFolder[];
  remove: boolean;
  reply: boolean;
}) {
  const { t } = useTranslation("emails");
  const { folder, labels, starred, serverFolder } = email;
  const gone = folder === "trash" || folder === "spam";
  const away = gone || folder === "archive" || folder === "other";
  const moves = email.state !== "waiting";
  const icon = (value: string, text: string, picture: ReactNode) => (
    <Button kind="quiet" name="intent" value={value} aria-label={text} title={text}>
      {picture}
    </Button>
  );
  const entry = (value: string, text: string, picture: ReactNode) => (
    <button type="submit" name="intent" value={value}>
      {picture}
      {text}
    </button>
  );
  return (
    <Root>
      {reply ? (
        <ButtonLink
          kind="quiet"
          to={paths.emails.write({ reply: email.id })}
          aria-label={t("reply")}
          title={t("reply")}
        >
          <Reply size={20} aria-hidden className="directed" />
        </ButtonLink>
      ) : null}
      <span data-starred={starred || undefined}>
        {icon(
          starred ? "unstar" : "star",
          t(starred ? "act.unstar" : "act.star"),
          <Star size={20} aria-hidden />,
        )}
      </span>
      {moves && folder !== "trash"
        ? icon("move:trash", t("act.toTrash"), <Trash2 size={20} aria-hidden />)
        : null}
      <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("act.more")}>
        {entry("unread", t("act.unread"), <MailOpen size={18} aria-hidden />)}
        {moves && away ? entry("move:inbox", t("act.toInbox"), <Inbox size={18} aria-hidden />) : null}
        {moves && folder !== "archive"
          ? entry("move:archive", t("act.toArchive"), <Archive size={18} aria-hidden />)
          : null}
        {moves && folder !== "spam" && folder !== "sent" && folder !== "draft"
          ? entry("move:spam", t("act.toSpam"), <OctagonX size={18} aria-hidden />)
          : null}
        {moves && gone && remove ? entry("remove", t("act.remove"), <Trash2 size={18} aria-hidden />) : null}
        {moves && folders.some(({ id }) => id && id !== serverFolder?.id) ? (
          <div className="labels">
            <MoveTo folders={folders} here={serverFolder?.id}>
              {entry("moveTo", t("act.moveTo"), <FolderInput size={18} aria-hidden />)}
            </MoveTo>
          </div>
        ) : null}
        <div className="labels">
          <LabelSelect chosen={labels[0]} />
          {entry("label", t("act.label"), <Tag size={18} aria-hidden />)}
          {labels.length > 0 ? entry("unlabel", t("act.unlabel"), <X size={18} aria-hidden />) : null}
        </div>
      </Menu>
    </Root>
  );
}
