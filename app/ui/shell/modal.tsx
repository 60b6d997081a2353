import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.dialog`
  position: fixed; margin: 0; padding: 0 var(--s4) var(--s4); border: 1px solid var(--line); background: var(--canvas); color: var(--ink);
  overflow-y: auto; overscroll-behavior: contain; box-shadow: var(--float);
  &::backdrop { background: var(--scrim); }
  &[data-place="start"], &[data-place="end"] { inset-block: 0; block-size: 100dvh; max-block-size: none; max-inline-size: none; border-block: 0; }
  &[data-place="start"] { inset-inline: 0 auto; inline-size: min(20rem, 86vw); border-inline-start: 0; }
  &[data-place="end"] { inset-inline: auto 0; inline-size: min(26rem, 100vw); border-inline-end: 0; }
  &[data-place="top"] { inset-block: min(12vh, 6rem) auto; inset-inline: 0; margin-inline: auto; inline-size: min(40rem, calc(100vw - 2rem)); max-block-size: 76vh; padding: 0; border-radius: var(--r-card); background: var(--raised); }
  &[data-place="middle"] { inset: 0; margin: auto; inline-size: min(32rem, calc(100vw - 2rem)); block-size: fit-content; max-block-size: 90vh; border-radius: var(--r-card); background: var(--raised); }
  > header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: var(--s3); min-block-size: 3.75rem; background: inherit; }
  > header button { display: grid; place-items: center; flex: none; inline-size: 2.75rem; block-size: 2.75rem; padding: 0; border: 0; border-radius: var(--r-control); background: none; cursor: pointer; }
  > header button:hover { background: var(--sunken); }
  &[open] { animation: come-in var(--move); }
  @keyframes come-in { from { opacity: 0; } }
`;

/** Whether a press is beside the layer. Events name the element itself for its backdrop and for its padding. */
const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/** A modal layer: the rest of the page is inert, Escape and a press outside close it, and the focus returns. */
export function Modal({
  place,
  label,
  head,
  open,
  close,
  children,
}: {
  place: "start" | "end" | "top" | "middle";
  label: string;
  /** The content beside the close button; without it that line is omitted. */
  head?: ReactNode;
  open: boolean;
  close: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("frame");
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  /** Where the press began: one that marks a text within may end outside. */
  const beganOutside = useRef(false);
  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (!dialog.current?.open) {
      opener.current = document.activeElement;
      dialog.current?.showModal();
    }
  }, [open]);
  const closed = () => {
    // The browser closed it, on Escape.
    if (open) close();
    // The browser returns the focus too, but not into a menu that was closed meanwhile.
    opener.current?.closest("details:not([open])")?.querySelector("summary")?.focus();
  };
  return (
    <Root
      ref={dialog}
      data-place={place}
      aria-label={label}
      onClose={closed}
      onMouseDown={event => {
        beganOutside.current = isOutside(event);
      }}
      onClick={event => beganOutside.current && isOutside(event) && close()}
    >
      {open && head ? (
        <header>
          {head}
          <button type="button" onClick={close}>
            <X size={20} aria-hidden />
            <span className="hidden">{t("close")}</span>
          </button>
        </header>
      ) : null}
      {open ? children : null}
    </Root>
  );
}
