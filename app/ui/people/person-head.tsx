import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Avatar } from "~/ui/primitives/avatar";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";

/** The head of a page about somebody: picture, name, what they are, and the way to change them. */
export function PersonHead({
  person: { name, avatar },
  editTo,
  children,
}: {
  person: { name: string; avatar: string | null };
  /** Where they are changed, for those who may. */
  editTo: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation("employees");
  return (
    <PageHead
      title={name}
      picture={<Avatar name={name} picture={paths.picture(avatar)} large />}
      actions={
        editTo ? (
          <ButtonLink to={editTo}>
            <Pencil size={18} aria-hidden />
            {t("edit")}
          </ButtonLink>
        ) : undefined
      }
    >
      {children}
    </PageHead>
  );
}
