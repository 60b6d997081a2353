import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { dropHold, type HeldWords, holdForm } from "~/ui/enhance/held-forms";

/** What a held form says. */
export function useHeldWords(): HeldWords {
  const { t } = useTranslation("shell");
  return { held: `${t("error.network")} ${t("offline.held")}`, back: t("offline.back") };
}

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null };

/** Remix's encoding of an action that returned nothing: `{ data: null }`. */
const noData = '[{"_1":-5},"data"]\n';

const isPost = (form: HTMLFormElement) => form.method === "post";

/**
 * Keeps every form of the page whose submission finds no server: Remix would replace the page by an error, and with it
 * what was typed. Its action gets an answer without data instead, whose status keeps loaders from running again.
 */
export function HeldForms() {
  const { held, back } = useHeldWords();
  useEffect(() => keepForms({ held, back }), [held, back]);
  return null;
}

function keepForms(words: HeldWords): () => void {
  let last: Sent | undefined;
  const send = window.fetch;

  // On the window, before React's handlers of the document.
  const recordSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (form.method === "dialog" || form.target === "_blank") return;
    if (!navigator.onLine) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return holdForm(form, submitter, words);
    }
    dropHold(form);
    if (isPost(form)) last = { form, submitter };
  };

  const fetchOrHold: typeof fetch = async (input, init) => {
    const by = last;
    try {
      return await send(input, init);
    } catch (error) {
      const ours = init?.method === "POST" && String(input).includes(".data");
      if (!ours || !by?.form.isConnected || !(error instanceof TypeError)) throw error;
      holdForm(by.form, by.submitter, words);
      return new Response(noData, { status: 503 });
    }
  };

  window.addEventListener("submit", recordSubmit, true);
  window.fetch = fetchOrHold;
  return () => {
    window.removeEventListener("submit", recordSubmit, true);
    if (window.fetch === fetchOrHold) window.fetch = send;
  };
}
