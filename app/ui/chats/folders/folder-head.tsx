import { FolderPen, Trash2 } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Folder } from "~/contract/folders";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";

const DeleteFolderQuestion = lazy(() => import("./delete-folder"));

const Root = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s3); padding: var(--s5) var(--s5) 0;
  h2 { min-inline-size: 0; overflow-wrap: anywhere; }
  @media (max-width: 639px) { padding: var(--s4) var(--s4) 0; }
`;

/** The name of the current folder or list, and the actions of a folder. */
export function FolderHead({
  root,
  folder,
  open,
  may,
}: {
  root: string;
  folder: string;
  open: Folder | undefined;
  may: { change: boolean; remove: boolean };
}) {
  const { t } = useTranslation(["folders", "shell"]);
  const view = (["all", "none", "pinned", "archived"] as const).find(one => one === folder) ?? "all";
  return (
    <Root>
      <h2>{open ? <bdi>{open.name}</bdi> : t(view)}</h2>
      {open && (may.change || may.remove) ? (
        <p className="row">
          {may.change ? (
            <ButtonLink to={paths.folders.edit(root, open.id)}>
              <FolderPen size={18} aria-hidden />
              {t("edit")}
            </ButtonLink>
          ) : null}
          {may.remove ? (
            <ConfirmLink button to={paths.folders.delete(root, open.id)} question={DeleteFolderQuestion}>
              <Trash2 size={18} aria-hidden />
              {t("shell:delete")}
            </ConfirmLink>
          ) : null}
        </p>
      ) : null}
    </Root>
  );
}
