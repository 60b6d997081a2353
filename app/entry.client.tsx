import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { i18nOptions } from "./i18n/options";
import { textsId } from "./i18n/page-texts";

const language = document.documentElement.lang;
const texts = JSON.parse(document.getElementById(textsId)?.textContent ?? "{}");

// The document contains its own texts; those of other pages are fetched on navigation.
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

// RemixBrowser suspends by throwing the promise of the page's data. If the user presses a key or a button meanwhile,
// React abandons the hydration for good ("Root did not complete"). So the promise is awaited here, before hydration;
// the warning that this call causes outside of React is expected.
const decoded = () => {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) return thrown;
  }
};

// No top-level await: other chunks may import this one, and would wait for it.
void Promise.all([ready, decoded()]).then(() =>
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
