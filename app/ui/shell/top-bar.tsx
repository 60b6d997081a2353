import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { FrameData } from "./frame-data";
import { Notices } from "./notices";
import { OverlayNavigation } from "./overlay-navigation";
import { PreferencesMenu } from "./preferences-menu";
import { searchScope } from "./search-scope";
import { UserMenu } from "./user-menu";

/** The bar at the top of signed-in pages: navigation, search, appearance, notifications, user menu. */
export function TopBar({ data, brand }: { data: FrameData; brand: ReactNode }) {
  const { t } = useTranslation("frame");
  const search = t(`search.${searchScope(data.user)}`);
  return (
    <header className="bar">
      <OverlayNavigation data={data} brand={brand} />
      {brand}
      <Form action={paths.search()} role="search" aria-label={t("searchAll")} className="find">
        <Search size={18} aria-hidden />
        <input
          type="search"
          name="words"
          aria-label={search}
          placeholder={search}
          maxLength={100}
          autoComplete="off"
        />
        {data.look.shortcuts === "off" ? null : <kbd aria-hidden>/</kbd>}
      </Form>
      <Link to={paths.search()} className="find-narrow">
        <Search size={20} aria-hidden />
        <span className="hidden">{search}</span>
      </Link>
      <span className="wide">
        <PreferencesMenu data={data} />
      </span>
      <Notices counted={data.news} />
      <UserMenu data={data} />
    </header>
  );
}
