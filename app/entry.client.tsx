import "./z-jitless";
import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { i18nOptions } from "./i18n/options";
import { textsId } from "./i18n/page-texts";
import { loadFrame } from "./ui/shell/frame";

const language = document.documentElement.lang;
const texts = JSON.parse(document.getElementById(textsId)?.textContent ?? "{}");

// The page brought its own texts; those of other pages are fetched when somebody goes there.
const backend = {
  type: "backend" as const,
  init() {},
  read(lng: string, namespace: string, done: (error: unknown, texts: unknown) => void) {
    fetch(`/locales/${lng}/${namespace}`)
      .then(response => (response.ok ? response.json() : Promise.reject(response.status)))
      .then(
        found => done(null, found),
        error => done(error, null),
      );
  },
};

const ready = i18next
  .use(initReactI18next)
  .use(backend)
  .init({
    ...i18nOptions,
    fallbackLng: false,
    lng: language,
    ns: Object.keys(texts),
    partialBundledLanguages: true,
    resources: { [language]: texts },
  });

// RemixBrowser waits for the page's data by throwing the promise of it. React cannot wait for that while somebody
// presses a key or a button: it gives the page up for good ("Root did not complete"). So the promise is drawn out here,
// before React begins; what else the call complains of is that it stands outside of React.
const decoded = () => {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) return thrown;
  }
};

// A signed-in page is taken over in one go, so its frame has to be here first. No await at the top: the
// frame's chunk may lean on this one, and would wait for it in turn.
const framed = document.querySelector("[data-frame]") ? loadFrame() : undefined;
void Promise.all([ready, framed, decoded()]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18next}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  }),
);
