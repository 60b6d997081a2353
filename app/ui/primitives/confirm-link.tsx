import { Link } from "@remix-run/react";
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useRef,
  useState,
} from "react";
import { OrPage } from "~/ui/shell/or-page";
import { ButtonLink } from "./button";

/** The question of a confirm page: what its loader found, its `title` with it, and why its action refused. */
export type Question<Loaded> = ComponentType<{ loaded: Loaded; problem?: string | undefined }>;

const ConfirmAbove = lazy(() => import("./confirm-above"));

/**
 * A link to a page that asks before something is deleted. With a script a plain press asks in a dialog above this page:
 * with the data of that very page, sent to that very page. Its address stays what the link says: another tab, a copied
 * link, a press before the script is there and no script at all lead to the page.
 */
export function ConfirmLink<Loaded>({
  to,
  question,
  button,
  children,
}: {
  to: string;
  /** The page's question, loaded when it is asked. */
  question: Question<Loaded>;
  /** Looks like a button that takes something away. */
  button?: boolean;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState({ times: 0, open: false });
  const pressed = useRef<Element>();
  const ask = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pressed.current = event.currentTarget;
    setAsked(({ times }) => ({ times: times + 1, open: true }));
  };
  const close = useCallback(() => {
    setAsked(({ times }) => ({ times, open: false }));
    // The menu that the link stands in may be shut by now.
    const menu = pressed.current?.closest("details:not([open])")?.querySelector("summary");
    (menu ?? (pressed.current as HTMLElement | undefined))?.focus();
  }, []);
  return (
    <>
      {button ? (
        <ButtonLink kind="danger" to={to} onClick={ask}>
          {children}
        </ButtonLink>
      ) : (
        <Link to={to} onClick={ask}>
          {children}
        </Link>
      )}
      {asked.times === 0 ? null : (
        // Asked again is asked anew: nothing that the last time left stands there.
        <OrPage key={asked.times} to={to}>
          <Suspense>
            <ConfirmAbove to={to} question={question as Question<unknown>} open={asked.open} close={close} />
          </Suspense>
        </OrPage>
      )}
    </>
  );
}
