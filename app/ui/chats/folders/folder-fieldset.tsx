import { useTranslation } from "react-i18next";
import type { Folder } from "~/contract/folders";
import { SelectField, TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";

/** The name of a folder, and its parent folder. */
export function FolderFieldset({
  refusal,
  tops,
  fixed,
  saved = { name: "", parentId: null },
}: {
  refusal: FormRefusal;
  /** The possible parent folders. */
  tops: Pick<Folder, "id" | "name">[];
  /** Whether it contains folders, so that it cannot have a parent. */
  fixed?: boolean;
  saved?: { name: string; parentId: string | null };
}) {
  const { t } = useTranslation("folders");
  return (
    <>
      <TextField
        name="name"
        label={t("name")}
        required
        maxLength={60}
        autoComplete="off"
        hint={hintOf(refusal, "name", saved.name)}
        errors={refusal.errors("name")}
        defaultValue={refusal.value("name", saved.name)}
      />
      {fixed ? (
        <p>{t("staysTop")}</p>
      ) : (
        <SelectField
          name="parentId"
          label={t("parent")}
          hint={hintOf(refusal, "parentId", saved.parentId ?? "", {
            hint: t("parentHint"),
            shown: tops.find(({ id }) => id === saved.parentId)?.name ?? t("top"),
          })}
          errors={refusal.errors("parentId")}
          defaultValue={refusal.value("parentId", saved.parentId ?? "")}
        >
          <option value="">{t("top")}</option>
          {tops.map(folder => (
            <option key={folder.id} value={folder.id}>
              {folder.name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
