import { Form, Link } from "@remix-run/react";
import { ChevronDown, LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Avatar } from "~/ui/primitives/avatar";
import type { FrameData } from "./frame-data";
import { MenuIcon } from "./icons";
import { Menu } from "./menu";

/** The menu at the user's name: account and sign-out. */
export function UserMenu({ data }: { data: FrameData }) {
  const { t } = useTranslation(["frame", "shell"]);
  const user = data.user;
  return (
    <Menu
      icon={<Avatar name={user.name} picture={paths.picture(user.avatar)} />}
      label={t("account")}
      short={
        <span className="row" style={{ gap: "0.25rem" }}>
          {user.name} <ChevronDown size={16} aria-hidden />
        </span>
      }
    >
      <p>
        {user.name}
        {user.company ? `${t("shell:comma")}${user.company}` : ""}
      </p>
      {data.userMenu.map(item => (
        <Link key={item.to} to={item.to}>
          <MenuIcon name={item.icon} size={18} />
          {item.title}
        </Link>
      ))}
      <Form method="post" action={paths.signOut()} reloadDocument>
        <button type="submit">
          <LogOut size={18} aria-hidden className="flips" />
          {t("signOut")}
        </button>
      </Form>
    </Menu>
  );
}
