import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

/** For people without a company: why there is nothing here, and where they may go on. */
export function NoCompany({ about = "employees" }: { about?: "employees" | "divisions" }) {
  const { t } = useTranslation(about);
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

/** A page about employees or their roles, for people without a company. */
export function NoCompanyPage({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <NoCompany />
    </>
  );
}
