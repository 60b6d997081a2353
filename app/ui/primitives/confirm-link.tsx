import { Link } from "@remix-run/react";
import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useState } from "react";
import { PageFallback } from "~/ui/shell/page-fallback";
import { ButtonLink } from "./button";
import type { Question } from "./confirm-question";

const ConfirmAbove = lazy(() => import("./confirm-dialog"));

/**
 * A link to a confirmation page. With script a plain press opens its question in a dialog instead, with the
 * page's own data and action. Other presses (new tab, copied link, before hydration) and no script lead to the
 * page.
 */
export function ConfirmLink<Loaded>({
  to,
  question,
  button,
  children,
}: {
  to: string;
  /** The page's question, loaded on demand. */
  question: Question<Loaded>;
  /** Looks like a destructive button. */
  button?: boolean;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState({ times: 0, open: false });
  const ask = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAsked(({ times }) => ({ times: times + 1, open: true }));
  };
  const close = useCallback(() => setAsked(({ times }) => ({ times, open: false })), []);
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
        // A new key for each opening resets the dialog's state.
        <PageFallback key={asked.times} to={to}>
          <Suspense>
            <ConfirmAbove to={to} question={question as Question<unknown>} open={asked.open} close={close} />
          </Suspense>
        </PageFallback>
      )}
    </>
  );
}
