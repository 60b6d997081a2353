import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { useWorkplace } from "~/ui/shell/frame-data";

/** Explains an empty page of feedback or tags to users without a company or permission. */
export function NoFeedback({ title, of = "feedback" }: { title: string; of?: "feedback" | "tags" }) {
  const { t } = useTranslation(["feedback", "frame"]);
  const { user } = useWorkplace();
  return (
    <>
      <PageHead title={title} />
      <Sheet>
        {user.company || user.access === "admin" ? (
          <EmptyState title={t("frame:closed.title")}>{t("frame:closed.text")}</EmptyState>
        ) : (
          <EmptyState
            title={t("noCompany.title")}
            action={<ButtonLink to={paths.chats.list("user")}>{t("toChats")}</ButtonLink>}
          >
            {of === "tags" ? t("noCompany.tags") : t("noCompany.text")}
          </EmptyState>
        )}
      </Sheet>
    </>
  );
}
