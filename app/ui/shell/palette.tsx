import { useNavigate } from "@remix-run/react";
import { useCombobox } from "downshift";
import { Search } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { type Found, grouped, kindIcons, sendAction } from "./found";
import { useWorkplace } from "./frame-data";
import { MenuIcon } from "./icons";
import { loadPageData } from "./load-page-data";
import { Modal } from "./modal";
import { searchScope } from "./search-scope";

const Root = styled.div`
  > div { display: flex; align-items: center; gap: var(--s3); padding-inline: var(--s4); border-block-end: 1px solid var(--line); position: sticky; inset-block-start: 0; background: var(--raised); }
  > div > svg { color: var(--muted); }
  input { flex: 1; min-inline-size: 0; block-size: 3.5rem; border: 0; outline: 0; background: none; font: 400 var(--t17) var(--font); }
  > ul { padding: var(--s2); }
  li[role="option"] { display: flex; align-items: center; gap: var(--s3); min-block-size: 2.5rem; padding: var(--s1) var(--s3); border-radius: var(--r-control); cursor: pointer; overflow-wrap: anywhere; }
  .group { padding: var(--s3) var(--s3) var(--s1); font: 500 var(--t13) var(--font); color: var(--muted); }
  li[aria-selected="true"] { background: var(--tint); box-shadow: inset 0 0 0 2px var(--accent); }
  li svg { color: var(--muted); }
  li small { margin-inline-start: auto; color: var(--muted); font: 400 var(--t13) var(--font); text-align: end; }
  p { padding: var(--s4); color: var(--muted); }
  @media (forced-colors: active) { li[aria-selected="true"] { outline: 2px solid Highlight; } }
`;

/** Debounce of the search, in milliseconds. */
const debounceMs = 120;

/** Keys that move in the results or choose one. */
const listKeys = new Set(["Enter", "ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"]);

/** Finds pages and records by a few letters of their name; the page /search as a list box. */
export default function Palette({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation("frame");
  return (
    <Modal place="top" label={t("palette")} open={open} close={close}>
      <Choice close={close} />
    </Modal>
  );
}

function Choice({ close }: { close: () => void }) {
  const { t } = useTranslation("frame");
  const { user } = useWorkplace();
  const navigate = useNavigate();
  const [data, setData] = useState<{ words: string; found: Found[] }>();
  const [words, setWords] = useState("");
  useEffect(() => {
    let over = false;
    const ask = async () => {
      const answer = await loadPageData<{ words: string; found: Found[] }>(
        paths.search({ words: words.trim(), brief: "1" }),
      );
      if (answer && !over) setData(answer);
    };
    const timer = setTimeout(ask, words ? debounceMs : 0);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [words]);
  // The results may be of a shorter input: Enter waits for those of the current one, and the arrows do not move in others.
  const fresh = data?.words === words.trim();
  const [pressed, setPressed] = useState(false);
  const groups = grouped(data?.found ?? []);
  const allItems = groups.flatMap(({ items }) => items);
  const go = (item: Found | undefined | null) => {
    if (!item) return;
    close();
    if (item.post) sendAction(item);
    else navigate(item.to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (fresh && pressed) go(allItems[0]);
    if (fresh) setPressed(false);
  }, [fresh, pressed]);
  const box = useCombobox<Found>({
    items: allItems,
    isOpen: true,
    defaultHighlightedIndex: 0,
    itemToString: item => item?.title ?? "",
    // Choosing navigates; it does not fill the field with the name.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEnter ||
      type === useCombobox.stateChangeTypes.ItemClick
        ? { ...changes, inputValue: state.inputValue }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => go(selectedItem),
    onStateChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) close();
    },
  });
  return (
    <Root>
      <div>
        <Search size={20} aria-hidden />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox names its field in these properties */}
        <label {...box.getLabelProps({ className: "hidden" })}>{t("palette")}</label>
        <input
          {...box.getInputProps({
            placeholder: t(`search.${searchScope(user)}`),
            maxLength: 100,
            autoFocus: true,
            spellCheck: false,
            // In the same step as the field, so that an Enter that follows at once finds the results out of date.
            onChange: event => {
              setWords(event.currentTarget.value);
              setPressed(false);
            },
            onKeyDown: event => {
              if (fresh || !listKeys.has(event.key)) return;
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              if (event.key === "Enter") setPressed(true);
            },
          })}
        />
      </div>
      <ul {...box.getMenuProps()}>
        {groups.map(({ kind, items }) => (
          <Fragment key={kind}>
            <li role="presentation" className="group">
              {t(`palette.${kind}`)}
            </li>
            {items.map(item => (
              <li
                key={`${item.to}${item.title}`}
                {...box.getItemProps({ item, index: allItems.indexOf(item) })}
              >
                <MenuIcon name={kindIcons[item.kind]} size={18} />
                <bdi>{item.title}</bdi>
                {item.note ? <small dir="auto">{item.note}</small> : null}
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
      {data && allItems.every(({ kind }) => kind === "ask") ? (
        <p role="status">{t("palette.nothing", { words: data.words })}</p>
      ) : null}
    </Root>
  );
}
