import { Link, useFetcher } from "@remix-run/react";
import { Check, Pencil, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isWaitingOffline } from "~/ui/enhance/offline-forms";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Button } from "~/ui/primitives/button";

const Root = styled.div`
  display: flex; align-items: center; gap: 0 var(--s1); min-inline-size: 0;
  > a[data-rename] { display: inline-grid; flex: none; place-items: center; min-inline-size: 2rem; min-block-size: 2rem; border-radius: var(--r-control); color: var(--muted); }
  > a[data-rename]:hover { background: var(--sunken); color: var(--ink); }
  form { display: flex; flex: 1 1 auto; min-inline-size: 0; flex-wrap: wrap; align-items: center; gap: var(--s2); }
  input[name="name"] { flex: 1 1 10rem; min-inline-size: 0; min-block-size: var(--control-h); padding-inline: var(--s3); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 400 var(--t16) var(--font); }
  input[aria-invalid="true"] { border: 2px solid var(--err); }
  form > p:not(.held) { flex-basis: 100%; color: var(--err); font: 600 var(--t13) var(--font); }
  @media print { > a[data-rename] { display: none; } }
  @media (max-width: 639px) { > a[data-rename] { min-inline-size: 2.75rem; min-block-size: 2.75rem; } }
`;

type Rename = {
  id: string;
  name: string;
  version: number;
  /** The page that renames it. */
  to: string;
};

/**
 * A chat's name with a link to rename it. With script a plain press changes it in place: Enter saves, Escape keeps
 * the old one.
 */
export function ChatName({
  to,
  children,
  ...chat
}: Omit<Rename, "to"> & {
  /** Undefined without permission. */
  to: string | undefined;
  /** The current name. */
  children: ReactNode;
}) {
  const { t } = useTranslation("chats");
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  if (!to) return children;
  const close = () => {
    const at = document.activeElement;
    setOpen(false);
    // The user may have gone on to another field while the name was saved.
    if (at === document.body || root.current?.contains(at))
      requestAnimationFrame(() => link.current?.focus());
  };
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Root ref={root}>
      {open ? (
        <RenameForm to={to} {...chat} close={close} />
      ) : (
        <>
          {children}
          <Link ref={link} to={to} onClick={press} aria-label={t("rename", { name: chat.name })} data-rename>
            <Pencil size={16} aria-hidden />
          </Link>
        </>
      )}
    </Root>
  );
}

function RenameForm({ id, name, version, to, close }: Rename & { close: () => void }) {
  const { t } = useTranslation(["chats", "shell"]);
  const fetcher = useFetcher<Refusal | null>();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a request closes the form
  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data === null && !isWaitingOffline(form.current)) close();
  }, [fetcher.state]);
  const problem = readRefusal(fetcher.data ?? undefined).problems[0]?.text;
  const field = `name-${id}`;
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  return (
    <fetcher.Form ref={form} method="post" action={to} noValidate onKeyDown={leave}>
      <RequestId form={`rename-${id}`} />
      <input type="hidden" name="inPlace" value="yes" />
      <input type="hidden" name="version" value={version} />
      {problem ? (
        <p id={`${field}-error`} role="alert">
          {problem}
        </p>
      ) : null}
      <input
        name="name"
        aria-label={t("column.name")}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${field}-error` : undefined}
        defaultValue={name}
        maxLength={120}
        dir="auto"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked to change it
        autoFocus
        onFocus={event => event.currentTarget.select()}
      />
      <Button kind="main" busy={fetcher.state !== "idle"} aria-label={t("shell:save")}>
        <Check size={18} aria-hidden />
      </Button>
      <Button type="button" kind="quiet" onClick={close} aria-label={t("shell:cancel")}>
        <X size={18} aria-hidden />
      </Button>
    </fetcher.Form>
  );
}
