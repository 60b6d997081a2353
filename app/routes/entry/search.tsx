import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Search as SearchIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Access, AppAbility } from "~/contract/abilities";
import { Id } from "~/contract/endpoint";
import { recordKinds } from "~/contract/record-kinds";
import type { FoundRecord } from "~/contract/search";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { shownAsked } from "~/routes/chats/shown-asked";
import { requireSignedIn } from "~/session/require-access";
import { SelectField, TextField } from "~/ui/form/field";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { type Found, grouped, kindIcons } from "~/ui/shell/found";
import { useWorkplace } from "~/ui/shell/frame-data";
import { MenuIcon } from "~/ui/shell/icons";
import { searchScope } from "~/ui/shell/search-scope";
import { foundActions, offerToAsk } from "./found-actions";
import { foundPages } from "./found-pages";
import { splitAtWords } from "./split-at-words";

export const handle = { namespaces: ["search"] };

/** Pages and records that match the words. The palette uses the same loader, with `brief`: it has no filters. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const parameters = context.url.searchParams;
  const words = (parameters.get("words") ?? "")
    .trim()
    .slice(0, 100)
    .replace(/\p{Cs}$/u, "");
  const brief = parameters.has("brief");
  const divisions = brief || !user.companyId ? [] : (await api.divisions.list({ size: 100 })).rows;
  const kinds = searchedKinds(user.companyId !== null, ability);
  const kind = kinds.find(one => one === parameters.get("kind"));
  const division = divisions.find(({ id }) => id === Id.safeParse(parameters.get("division")).data)?.id;
  const records = await api.search.find({ words, kind, divisionId: division });
  const pages = (kind || division ? [] : foundPages(context, words))
    .slice(0, words ? 8 : 60)
    .map(page => ({ kind: "page" as const, note: null, ...page }));
  const mayAsk = user.companyId !== null && ability.can("create", "Chat");
  const named = records.map(record => {
    const about = !brief && mayAsk ? scopeOf(record) : undefined;
    const asked = shownAsked(record, user.access);
    return {
      kind: record.kind,
      to: asked?.to ?? recordTo(record, user.access),
      title: record.name,
      note: asked?.question ?? record.note,
      ...(about ? { ask: paths.ask.page(user.access, about) } : {}),
    };
  });
  // Without words, the most recently used records rank first.
  const found: Found[] = [
    ...(words ? [...pages, ...named] : [...named, ...pages]),
    ...offerToAsk(context, words),
    ...(kind || division ? [] : foundActions(context, words)),
  ];
  return {
    words,
    found,
    filter: { kind, kinds, division, divisions: divisions.map(({ id, name }) => ({ id, name })) },
  };
}

/** The kinds of records that a user can find: public users have chats, operators have pages alone. */
function searchedKinds(ofCompany: boolean, ability: AppAbility): FoundRecord["kind"][] {
  if (!ofCompany) return ability.can("read", "Chat") ? ["chat"] : [];
  return recordKinds.filter(kind => kind !== "person" || ability.can("read", "User"));
}

/** The division or file that a chat about a record is limited to. */
function scopeOf({ kind, id, place }: FoundRecord) {
  if (place) return { file: place.fileId };
  return kind === "file" ? { file: id } : kind === "division" ? { division: id } : undefined;
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
  li + li { border-block-start: 1px solid var(--line); }
  li :is(a, button):hover { background: var(--sunken); }
  li button { inline-size: 100%; border: 0; background: none; text-align: start; cursor: pointer; }
  li svg { color: var(--muted); }
  li { display: flex; align-items: center; }
  li > :first-child { flex: 1; min-inline-size: 0; }
  li > .ask { flex: none; color: var(--accent-deep); font: 500 var(--t15) var(--font); text-decoration: underline; text-underline-offset: 0.15em; }
  mark { background: var(--mark); color: inherit; }
  li small { color: var(--muted); font: 400 var(--t13) var(--font); flex: none; max-inline-size: 40%; margin-inline-start: auto; text-align: end; }
  @media (max-width: 639px) {
    li { flex-wrap: wrap; }
    li > :first-child { flex-basis: 100%; }
    li > .ask { padding-block-start: 0; padding-inline-start: 2.875rem; }
    li :is(a, button) { flex-wrap: wrap; }
    li bdi { flex: 1; min-inline-size: 0; }
    li small { flex-basis: 100%; max-inline-size: none; margin-block-start: calc(-1 * var(--s2)); padding-inline-start: 1.875rem; text-align: start; }
  }
`;
const Ask = styled(Form)`
  display: flex; flex-wrap: wrap; gap: var(--s3); align-items: end;
  > div { flex: 1 1 12rem; }
  > div:first-child { flex-basis: 100%; }
`;

/** A result: a link, or the button of an action. */
function Hit({ item, words }: { item: Found; words: string }) {
  const content = (
    <>
      <MenuIcon name={kindIcons[item.kind]} size={18} />
      <bdi>{item.kind === "passage" ? <Marked text={item.title} words={words} /> : item.title}</bdi>
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

/** A text with the searched words marked, also as parts of longer ones. */
function Marked({ text, words }: { text: string; words: string }) {
  return splitAtWords(text, words).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change their order
    at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
  );
}

export default function SearchPage() {
  const { t } = useTranslation("search");
  const root = useRouteLoaderData("root") as RootData;
  const { words, found, filter } = useLoaderData<typeof loader>();
  const { user } = useWorkplace();
  const hits = found.filter(({ kind }) => kind !== "ask").length;
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <PageHead title={root.title}>{t(`intro.${searchScope(user)}`)}</PageHead>
      <Ask role="search" action={paths.search()} key={JSON.stringify([words, filter.kind, filter.division])}>
        <TextField name="words" label={t("words")} type="search" defaultValue={words} maxLength={100} />
        {filter.kinds.length > 1 ? (
          <SelectField name="kind" label={t("filter.kind")} defaultValue={filter.kind ?? ""}>
            <option value="">{t("filter.everything")}</option>
            {filter.kinds.map(kind => (
              <option key={kind} value={kind}>
                {t(`kind.${kind}`)}
              </option>
            ))}
          </SelectField>
        ) : null}
        {filter.divisions.length > 1 ? (
          <SelectField name="division" label={t("filter.division")} defaultValue={filter.division ?? ""}>
            <option value="">{t("filter.everywhere")}</option>
            {filter.divisions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
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
          title={words ? t("nothing", { words }) : t("noWords")}
          action={<ButtonLink to={paths.search()}>{t("all")}</ButtonLink>}
        >
          {words ? t("nothingText") : null}
        </EmptyState>
      ) : null}
      <Results>
        {grouped(found).map(({ kind, items }) => (
          <section key={kind}>
            <h2>{t(`kind.${kind}`)}</h2>
            <Sheet as="ul">
              {items.map(item => (
                <li key={`${item.to}${item.title}`}>
                  <Hit item={item} words={words} />
                  {item.ask ? (
                    <Link className="ask" to={item.ask} aria-label={t("askAbout.long", { name: item.title })}>
                      {t("askAbout")}
                    </Link>
                  ) : null}
                </li>
              ))}
            </Sheet>
          </section>
        ))}
      </Results>
    </div>
  );
}
