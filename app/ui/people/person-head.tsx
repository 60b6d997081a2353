import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Avatar } from "~/ui/primitives/avatar";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";

/** The head of a page about a person: picture, name, role, and a link to edit. */
export function PersonHead({
  person: { name, avatar },
  editTo,
  children,
}: {
  person: { name: string; avatar: string | null };
  /** The edit page; undefined without permission. */
  editTo: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation(["employees", "shell"]);
  return (
    <PageHead
      title={name}
      picture={<Avatar name={name} picture={paths.picture(avatar)} large />}
      actions={
        editTo ? (
          <ButtonLink to={editTo}>
            <Pencil size={18} aria-hidden />
            {t("shell:edit")}
          </ButtonLink>
        ) : undefined
      }
    >
      {children}
    </PageHead>
  );
}
