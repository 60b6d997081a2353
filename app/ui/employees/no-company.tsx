import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { useWorkplace } from "~/ui/shell/frame-data";

type About = "employees" | "divisions" | "roles";

/** Explains an empty page to users without a company, or without permission. */
export function NoCompany({ about = "employees" }: { about?: About }) {
  const { t } = useTranslation([about, "frame"]);
  const { user } = useWorkplace();
  if (user.company || user.access === "admin")
    return (
      <Sheet>
        <EmptyState title={t("frame:closed.title")}>{t("frame:closed.text")}</EmptyState>
      </Sheet>
    );
  return (
    <Sheet>
      <EmptyState
        title={t("noCompany.title")}
        action={<ButtonLink to={paths.chats.list("user")}>{t("noCompany.action")}</ButtonLink>}
      >
        {t("noCompany.text")}
      </EmptyState>
    </Sheet>
  );
}

/** A page about employees or their roles without content for this reader. */
export function NoCompanyPage({ title, about }: { title: string; about?: About }) {
  return (
    <>
      <PageHead title={title} />
      <NoCompany {...(about && { about })} />
    </>
  );
}
