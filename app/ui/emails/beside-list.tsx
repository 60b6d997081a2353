import { Paperclip, Star, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { withParams } from "~/ui/list/with-params";
import { Link } from "~/ui/primitives/link";
import { Partner } from "./partner";
import type { ShownEmail } from "./shown-email";
import { ThreadCount } from "./thread-count";

/** A mail beside the list that it was opened from; the list is shown on wide screens only. */
export function BesideLayout({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Columns>{children}</Columns>
    </Room>
  );
}

const Room = styled.div`container-type: inline-size;`;
const Columns = styled.div`
  > nav { display: none; }
  > div { min-inline-size: 0; }
  @media screen and (min-width: 1280px) {
    @container (min-width: 56rem) {
      display: grid; grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr); gap: var(--s8); align-items: start;
      > nav { display: block; position: sticky; inset-block-start: calc(var(--bar, 3.75rem) + var(--s5)); max-block-size: calc(100vh - 8rem); overflow-y: auto; }
    }
  }
`;

const Root = styled.nav`
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--surface);
  > p { padding: var(--s4); }
  li { border-block-start: 1px solid var(--line); }
  li a { display: block; padding: var(--s3) var(--s4); color: var(--ink); text-decoration: none; font: 400 var(--t15) var(--font); overflow-wrap: anywhere; }
  li a:hover { background: var(--sunken); }
  li a[aria-current] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
  [dir="rtl"] & li a[aria-current] { box-shadow: inset -3px 0 var(--accent); }
  [data-unread] { font-weight: 700; }
  small { display: block; font: 400 var(--t13) var(--font); color: var(--muted); }
  .start { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
  svg { display: inline; vertical-align: -0.125rem; }
`;

export function BesideList({
  rows,
  name,
  params,
  list,
  search,
  more,
  here,
}: {
  rows: ShownEmail[];
  /** Of the folder, label or tag. */
  name: string;
  /** The parameters of this list in the address of each mail. */
  params: Record<string, string | number | undefined>;
  /** The page of the list alone. */
  list: string;
  search: string | undefined;
  more: boolean;
  here: string | undefined;
}) {
  const { t } = useTranslation(["emails", "shell"]);
  const { in: _, ...asked } = params;
  const to = (page: unknown) => {
    const query = withParams("", { ...asked, page: Number(page) || undefined });
    // In the browser a link loses a question mark alone.
    return query === "?" ? list : `${list}${query}`;
  };
  return (
    <Root aria-label={t("beside")}>
      <p>
        <Link to={to(params.page)}>
          <bdi>{name}</bdi>
        </Link>
        {search ? (
          <small>
            {t("shell:label", { name: t("search") })} <bdi>{search}</bdi>
          </small>
        ) : null}
      </p>
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            <Entry row={row} params={params} here={row.id === here} />
          </li>
        ))}
      </ul>
      {more ? (
        <p style={{ borderBlockStart: "1px solid var(--line)" }}>
          <Link to={to((Number(params.page) || 1) + 1)}>{t("moreMails")}</Link>
        </p>
      ) : null}
    </Root>
  );
}

function Entry({
  row,
  params,
  here,
}: {
  row: ShownEmail;
  params: Record<string, string | number | undefined>;
  here: boolean;
}) {
  const { t } = useTranslation("emails");
  const { id, subject, start, read, starred, draft, mails, attachments, lookAlike, at, when } = row;
  // The page beside it has just marked it as read.
  const unread = !read && !here;
  return (
    <Link
      to={draft ? paths.emails.draft(id) : paths.emails.view(id, params)}
      aria-current={here ? "page" : undefined}
      preventScrollReset
    >
      <span data-unread={unread || undefined}>
        <Partner {...row} />
        <ThreadCount mails={mails} />
        {unread ? <span className="hidden"> {t("unread")}</span> : null}
        {starred ? (
          <>
            {" "}
            <Star size={14} role="img" aria-label={t("folder.starred")} fill="currentColor" />
          </>
        ) : null}
        {attachments.length > 0 ? (
          <>
            {" "}
            <Paperclip
              size={14}
              role="img"
              aria-label={t("attachmentCount", { count: attachments.length })}
            />
          </>
        ) : null}
        {lookAlike ? (
          <>
            {" "}
            <TriangleAlert size={14} role="img" aria-label={t("sender.mark")} />
          </>
        ) : null}
      </span>
      <span data-unread={unread || undefined} style={{ display: "block" }}>
        <bdi>{subject || t("noSubject")}</bdi>
      </span>
      <small className="start" dir="auto">
        {start}
      </small>
      <small>
        <time dateTime={at}>{when}</time>
      </small>
    </Link>
  );
}
