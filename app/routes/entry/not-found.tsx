import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { RootData } from "~/root";
import { enter } from "~/session/enter";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

/** How much of an address that somebody made up is shown. */
const longest = 200;

/** Every address that is none, /404 itself, and /pages/misc/not-found with whatever stands behind it. */
export function loader({ context, params }: LoaderFunctionArgs) {
  enter(context);
  const told = context.page.id === "pages.misc.not-found.error" ? [...(params["*"] ?? "")] : [];
  const error = told.slice(0, longest).join("") + (told.length > longest ? "…" : "");
  return data({ error }, { status: 404 });
}

export { loader as action };

const Ways = styled.ul`
  border-block-end: 1px solid var(--line);
  li { border-block-start: 1px solid var(--line); }
  a { display: flex; justify-content: space-between; align-items: center; min-block-size: 2.875rem; color: var(--ink); font-weight: 600; text-decoration: none; }
  a:hover { color: var(--accent-deep); text-decoration: underline; }
`;

export default function NotFound() {
  const { t } = useTranslation(["problems", "shell"]);
  const { error } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData("root") as RootData;
  const ways = root.menu[0]?.items.slice(0, 3) ?? [];
  return (
    <Problem status={404} title={t("shell:notFound.title")} home="/" picture="uncharted">
      <p>{t("shell:notFound.text")}</p>
      {error ? (
        <p>
          {t("told")}{" "}
          <code>
            <bdi>{error}</bdi>
          </code>
        </p>
      ) : null}
      {ways.length > 0 ? (
        <nav aria-label={t("ways")}>
          <Ways>
            {ways.map(way => (
              <li key={way.to}>
                <Link to={way.to}>
                  {way.title}
                  <ChevronRight size={18} className="flips" aria-hidden />
                </Link>
              </li>
            ))}
          </Ways>
        </nav>
      ) : null}
    </Problem>
  );
}
