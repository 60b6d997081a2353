import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Search as SearchIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Access } from "~/contract/abilities";
import type { FoundRecord } from "~/contract/search";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { type Found, grouped, kindIcons } from "~/ui/shell/found";
import { MenuIcon } from "~/ui/shell/icons";
import { foundActions, offerToAsk } from "./found-actions";
import { foundPages } from "./found-pages";

export const handle = { namespaces: ["search"] };

/** Pages and records that match the words; the palette uses the same loader. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const words = (context.url.searchParams.get("words") ?? "")
    .trim()
    .slice(0, 100)
    .replace(/\p{Cs}$/u, "");
  const records = await api.search.find({ words });
  const pages = foundPages(context, words)
    .slice(0, words ? 8 : 50)
    .map(page => ({ kind: "page" as const, note: null, ...page }));
  const named = records.map(record => ({
    kind: record.kind,
    to: recordTo(record, user.access),
    title: record.name,
    note: record.note,
  }));
  // Without words, what was used last comes first.
  const found: Found[] = [
    ...(words ? [...pages, ...named] : [...named, ...pages]),
    ...offerToAsk(context, words),
    ...foundActions(context, words),
  ];
  return { words, found };
}

function recordTo({ kind, id, name, place }: FoundRecord, access: Access): string {
  if (place) return paths.knowledge.page(place.fileId, place.pageId, place);
  if (kind === "chat") return paths.chats.open(access, id);
  if (kind === "person") return paths.employees.view(id);
  return paths.knowledge.divisions(access, kind === "file" ? { search: name } : { division: id });
}

const Results = styled.div`
  display: grid; gap: var(--s6); margin-block-start: var(--s6);
  h2 { font: 650 var(--t16) var(--font); margin-block-end: var(--s2); }
  li :is(a, button) { display: flex; align-items: center; gap: var(--s3); min-block-size: 2.75rem; padding: var(--s2) var(--s4); color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
  li + li :is(a, button) { border-block-start: 1px solid var(--line); }
  li :is(a, button):hover { background: var(--sunken); }
  li button { inline-size: 100%; border: 0; background: none; text-align: start; cursor: pointer; }
  li svg { color: var(--muted); }
  li small { color: var(--muted); font: 400 var(--t13) var(--font); margin-inline-start: auto; text-align: end; }
`;
const Ask = styled(Form)`
  display: flex; flex-wrap: wrap; gap: var(--s3); align-items: end;
  > div { flex: 1 1 16rem; }
  label { display: block; font: 500 var(--t15) var(--font); margin-block-end: var(--s1); }
  input { inline-size: 100%; block-size: var(--control-h); padding-inline: var(--s3); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); }
`;

/** A result: a link, or the button of an action. */
function Hit({ item }: { item: Found }) {
  const content = (
    <>
      <MenuIcon name={kindIcons[item.kind]} size={18} />
      <bdi>{item.title}</bdi>
      {item.note ? <small dir="auto">{item.note}</small> : null}
    </>
  );
  if (!item.post) return <Link to={item.to}>{content}</Link>;
  return (
    <Form method="post" action={item.to} reloadDocument>
      {Object.entries(item.post).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{content}</button>
    </Form>
  );
}

export default function SearchPage() {
  const { t } = useTranslation("search");
  const root = useRouteLoaderData("root") as RootData;
  const { words, found } = useLoaderData<typeof loader>();
  const hits = found.filter(({ kind }) => kind !== "ask").length;
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      <Ask role="search" action={paths.search()}>
        <div>
          <label htmlFor="words">{t("words")}</label>
          <input id="words" type="search" name="words" key={words} defaultValue={words} maxLength={100} />
        </div>
        <Button kind="main">
          <SearchIcon size={18} aria-hidden />
          {t("find")}
        </Button>
      </Ask>
      <p role="status" className="hidden">
        {words ? t("count", { count: hits }) : ""}
      </p>
      {hits === 0 ? (
        <EmptyState
          title={t("nothing", { words })}
          action={<ButtonLink to={paths.search()}>{t("all")}</ButtonLink>}
        >
          {t("nothingText")}
        </EmptyState>
      ) : null}
      <Results>
        {grouped(found).map(({ kind, items }) => (
          <section key={kind}>
            <h2>{t(`kind.${kind}`)}</h2>
            <Sheet as="ul">
              {items.map(item => (
                <li key={`${item.to}${item.title}`}>
                  <Hit item={item} />
                </li>
              ))}
            </Sheet>
          </section>
        ))}
      </Results>
    </div>
  );
}
