import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ServerFolder } from "~/contract/emails";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";

const Root = styled.details`
  flex: 1 1 100%;
  > summary {
    display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 2.75rem; list-style: none; cursor: pointer; font: 400 var(--t15) var(--font);
    color: var(--accent-deep);
  }
  > summary::-webkit-details-marker { display: none; }
  &[open] > summary > svg { transform: rotate(180deg); }
  /* A hundred folders leave the list in view. */
  > div { max-block-size: 18rem; overflow-y: auto; }
  ul { columns: 15rem; column-gap: var(--s5); margin: 0; padding: 0; list-style: none; }
  li { break-inside: avoid; padding-block: var(--s1); overflow-wrap: anywhere; }
  section > p { margin-block: var(--s2) 0; font: 600 var(--t13) var(--font); color: var(--muted); }
`;

/** Chosen: deeper folders are indented no further, so that their names have room on a phone. */
const maxIndent = 6;

/** The servers' own folders, collapsed unless one of them is shown. Subfolders are indented below their parent. */
export function ServerFolders({
  folders,
  partial,
  here,
}: {
  folders: ServerFolder[];
  partial: boolean;
  here: string | undefined;
}) {
  const { t } = useTranslation("emails");
  if (folders.length === 0) return null;
  const mailboxes = [...new Set(folders.map(({ email }) => email))];
  const unread = folders.reduce((sum, folder) => sum + folder.unread, 0);
  return (
    <Root open={here !== undefined}>
      <summary>
        {t("folder.other")}
        {unread > 0 ? <span className="muted">{t("unreadCount", { count: unread })}</span> : null}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div>
        {mailboxes.map(email => (
          <section key={email}>
            {mailboxes.length > 1 ? (
              <p>
                <bdi>{email}</bdi>
              </p>
            ) : null}
            <ul>
              {folders
                .filter(folder => folder.email === email)
                .map(folder => (
                  <Folder
                    key={folder.id ?? [...folder.parents, folder.name].join("/")}
                    folder={folder}
                    here={here}
                  />
                ))}
            </ul>
          </section>
        ))}
        {partial ? <p className="small muted">{t("foldersPartial")}</p> : null}
      </div>
    </Root>
  );
}

function Folder({ folder, here }: { folder: ServerFolder; here: string | undefined }) {
  const { t } = useTranslation("emails");
  const { id, name, parents, unread } = folder;
  return (
    <li style={{ paddingInlineStart: `${Math.min(parents.length, maxIndent) * 1.25}rem` }}>
      {parents.length > 0 ? <span className="hidden">{parents.join(" / ")} / </span> : null}
      {id ? (
        <Link to={paths.emails.folder(id)} aria-current={id === here ? "page" : undefined}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="muted">{name}</bdi>
      )}
      {unread > 0 ? <span className="muted"> {t("unreadCount", { count: unread })}</span> : null}
    </li>
  );
}
