import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { requireAccess } from "~/session/require-access";
import { PageHead } from "~/ui/primitives/page-head";
import { Above } from "./above";
import { Alerts } from "./alerts";
import { Buttons } from "./buttons";
import { Charts } from "./charts";
import { Colours } from "./colours";
import { Facts } from "./facts";
import { Flashes } from "./flashes";
import { Forms } from "./forms";
import { GoogleButtons } from "./google-buttons";
import { Letters } from "./letters";
import { Links } from "./links";
import { Lists } from "./lists";
import { Marks } from "./marks";
import { NavigationSamples } from "./navigation";
import { Phone } from "./phone";
import { readPhoneSample } from "./phone-sample";
import { readSample } from "./read-sample";
import { Waiting } from "./waiting";

/** The sections of the catalogue: anchor (also the key of its title), and component. */
const sections = [
  { id: "colours", Section: Colours },
  { id: "letters", Section: Letters },
  { id: "buttons", Section: Buttons },
  { id: "links", Section: Links },
  { id: "google", Section: GoogleButtons },
  { id: "alerts", Section: Alerts },
  { id: "flash", Section: Flashes },
  { id: "forms", Section: Forms },
  { id: "marks", Section: Marks },
  { id: "navigation", Section: NavigationSamples },
  { id: "lists", Section: Lists },
  { id: "facts", Section: Facts },
  { id: "waiting", Section: Waiting },
  { id: "above", Section: Above },
  { id: "charts", Section: Charts },
  { id: "phone", Section: Phone },
] as const;

export const handle = {
  namespaces: ["design", "lists", "frame", "forms", "messages", "auth", "charts", "phone", "google"],
  charts: true,
};

export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return { phone: await readPhoneSample(context) };
}

/** The catalogue's form is validated but not stored; some buttons set a flash message. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireAccess(context);
  const form = await request.formData();
  const asked = String(form.get("requestId")).endsWith(".question");
  const kind = asked ? "done" : form.get("flash");
  if (kind !== "done" && kind !== "problem") return readSample(context, form);
  flash(context, { kind, key: `design:flash.${kind}` });
  return redirect(context.page.path);
}

const Root = styled.div`
  inline-size: min(72rem, 100vw - 2rem); margin-inline-start: calc(50% - min(36rem, 50vw - 1rem));
  > nav ul { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); margin-block-end: var(--s8); font: 400 var(--t15) var(--font); }
  > nav a { display: inline-block; min-block-size: 1.5rem; }
  > section { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: var(--s4) var(--s8); padding-block: var(--s8); border-block-start: 1px solid var(--line-2); }
  > section > div { min-inline-size: 0; }
  @media (max-width: 899px) { > section { grid-template-columns: minmax(0, 1fr); } }
`;

/** Every component in every state, for developers and for the tests that visit the page. */
export default function Design() {
  const { t } = useTranslation("design");
  const root = useRouteLoaderData("root") as RootData;
  return (
    <Root>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      <nav aria-label={t("contents")}>
        <ul>
          {sections.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`section.${id}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, Section }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{t(`section.${id}`)}</h2>
          <div className="stack">
            <Section />
          </div>
        </section>
      ))}
    </Root>
  );
}
