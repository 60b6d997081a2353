import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { anyKey } from "~/i18n/any-key";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { menuOf } from "~/session/menu-of";
import { requireAccess } from "~/session/require-access";
import { Problem } from "~/ui/shell/problem";

export const handle = { namespaces: ["problems"] };

/** Maximum length of the shown address. */
const maxLength = 200;

/** Unknown addresses, /404 itself, and /pages/misc/not-found with any suffix. */
export function loader({ context, params }: LoaderFunctionArgs) {
  requireAccess(context);
  const segments = context.page.id === "pages.misc.not-found.error" ? [...(params["*"] ?? "")] : [];
  const error = segments.slice(0, maxLength).join("") + (segments.length > maxLength ? "…" : "");
  const translate = anyKey(textsFor(context.language));
  const { visitor } = context;
  const menu = visitor.state === "signed-in" ? menuOf(visitor.user.access, visitor.ability, translate) : [];
  const ways = menu[0]?.items.slice(0, 3).map(({ to, title }) => ({ to, title })) ?? [
    { to: paths.login(), title: translate("titles:login") },
  ];
  return data(
    { error, ways: [...ways, { to: paths.help(), title: translate("titles:help") }] },
    { status: 404 },
  );
}

export { loader as action };

const LinkList = styled.ul`
  border-block-end: 1px solid var(--line);
  li { border-block-start: 1px solid var(--line); }
  a { display: flex; justify-content: space-between; align-items: center; min-block-size: 2.875rem; color: var(--ink); font-weight: 600; text-decoration: none; }
  a:hover { color: var(--accent-deep); text-decoration: underline; }
`;

export default function NotFound() {
  const { t } = useTranslation(["problems", "shell"]);
  const { error, ways } = useLoaderData<typeof loader>();
  return (
    <Problem
      status={404}
      title={t("shell:notFound.title")}
      home="/"
      picture="uncharted"
      ways={
        <nav aria-label={t("ways")}>
          <LinkList>
            {ways.map(way => (
              <li key={way.to}>
                <Link to={way.to}>
                  {way.title}
                  <ChevronRight size={18} className="flips" aria-hidden />
                </Link>
              </li>
            ))}
          </LinkList>
        </nav>
      }
    >
      <p>{t("shell:notFound.text")}</p>
      {error ? (
        <p>
          {t("told")}{" "}
          <code>
            <bdi>{error}</bdi>
          </code>
        </p>
      ) : null}
    </Problem>
  );
}
