import { ChevronDown, FolderOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type EmailFolder, type EmailLabel, emailFolders, emailLabels } from "~/contract/email-fields";
import type { ServerFolder } from "~/contract/emails";
import type { TagMark } from "~/contract/tags";
import { paths } from "~/paths";
import { TagBadge } from "~/ui/feedback/tag-badge";
import { Link } from "~/ui/primitives/link";
import { folded } from "~/ui/theme/media";
import { ServerFolders } from "./server-folders";

const Row = styled.nav`
  margin-block-end: var(--s4);
  > details > div { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s5); }
  > details > summary { display: none; }
  > details::details-content { display: contents; content-visibility: visible; }
  @media ${folded} {
    > details > summary {
      display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 2.75rem; padding-inline: var(--s4); list-style: none; cursor: pointer;
      border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 600 var(--t15) var(--font);
    }
    > details > summary::-webkit-details-marker { display: none; }
    > details > summary:hover { background: var(--sunken); }
    > details[open] > summary { margin-block-end: var(--s2); }
    > details[open] > summary > svg:last-child { transform: rotate(180deg); }
    > details:not([open])::details-content { content-visibility: hidden; display: block; block-size: 0; }
  }
  a { padding-block: var(--s2); }
  a[aria-current] { font-weight: 600; text-decoration: none; color: inherit; }
  @media print { display: none; }
`;

type Tag = { value: string; name: string; colour: TagMark["colour"] };

/** Chosen: more would push the list out of view. The filter contains all. */
const maxTags = 12;

const shownTags = (tags: Tag[], current: string | undefined): Tag[] =>
  tags.filter(({ value }, at) => at < maxTags || value === current);

/** The folders, labels and tags of the mailbox, with how many mails are unread. */
export function FolderLinks({
  place,
  unread,
  tags,
  manage,
  server,
  children,
}: {
  place: {
    folder?: EmailFolder | undefined;
    folderId?: string | undefined;
    label?: EmailLabel | undefined;
    tagId?: string | undefined;
  };
  unread: Partial<Record<EmailFolder, number>>;
  tags: Tag[];
  /** Whether the reader manages tags. */
  manage: boolean;
  /** The servers' own folders; `partial`: there are more. */
  server: { folders: ServerFolder[]; partial: boolean };
  /** The actions for all mails of the folder. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("emails");
  const current = (here: boolean) => (here ? ("page" as const) : undefined);
  return (
    <Row aria-label={t("folders")}>
      {/* Each place begins with its folders folded. */}
      <details key={place.folder ?? place.folderId ?? place.label ?? place.tagId}>
        <summary>
          <FolderOpen size={18} aria-hidden />
          {t("foldersShort")}
          {unread.inbox ? <span className="muted">{t("unreadCount", { count: unread.inbox })}</span> : null}
          <ChevronDown size={16} aria-hidden />
        </summary>
        <div>
          {emailFolders.map(folder => (
            <Link
              key={folder}
              to={paths.emails.folder(folder)}
              aria-current={current(folder === place.folder)}
            >
              {t(`folder.${folder}`)}
              {unread[folder] ? (
                <span className="muted"> {t("unreadCount", { count: unread[folder] })}</span>
              ) : null}
            </Link>
          ))}
          {emailLabels.map(label => (
            <Link key={label} to={paths.emails.label(label)} aria-current={current(label === place.label)}>
              {t(`label.${label}`)}
            </Link>
          ))}
          {shownTags(tags, place.tagId).map(({ value, ...tag }) => (
            <Link key={value} to={paths.emails.label(value)} aria-current={current(value === place.tagId)}>
              <TagBadge {...tag} />
            </Link>
          ))}
          {manage ? <Link to={paths.tags.list()}>{t("manageTags")}</Link> : null}
          {children}
          <ServerFolders {...server} here={place.folderId} />
        </div>
      </details>
    </Row>
  );
}
