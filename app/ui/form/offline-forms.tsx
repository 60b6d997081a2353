import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keepOffline, type OfflineTexts, releaseForm } from "~/ui/enhance/offline-forms";

/** The texts of a form that waits for the server. */
export function useOfflineTexts(): OfflineTexts {
  const { t } = useTranslation("shell");
  return { held: `${t("error.network")} ${t("offline.held")}`, back: t("offline.back") };
}

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null };

/** Remix's encoding of an action that returned nothing: `{ data: null }`. */
const noData = '[{"_1":-5},"data"]\n';

const isPost = (form: HTMLFormElement) => form.method === "post";

/**
 * Keeps every form of the page whose submission reaches no server: Remix would replace the page by an error and lose the
 * input. The action gets a response without data instead, whose status prevents loaders from running again.
 */
export function OfflineForms() {
  const { held, back } = useOfflineTexts();
  useEffect(() => keepForms({ held, back }), [held, back]);
  return null;
}

function keepForms(words: OfflineTexts): () => void {
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
      return keepOffline(form, submitter, words);
    }
    releaseForm(form);
    if (isPost(form)) last = { form, submitter };
  };

  const fetchOrKeep: typeof fetch = async (input, init) => {
    const ours = init?.method === "POST" && String(input).includes(".data");
    const by = ours ? last : undefined;
    // What a script sends later, without a form, is not this form's request.
    if (ours) last = undefined;
    try {
      return await send(input, init);
    } catch (error) {
      if (!by?.form.isConnected || !(error instanceof TypeError)) throw error;
      keepOffline(by.form, by.submitter, words);
      return new Response(noData, { status: 503 });
    }
  };

  window.addEventListener("submit", recordSubmit, true);
  window.fetch = fetchOrKeep;
  return () => {
    window.removeEventListener("submit", recordSubmit, true);
    if (window.fetch === fetchOrKeep) window.fetch = send;
  };
}
