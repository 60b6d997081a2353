import { useTranslation } from "react-i18next";
import { Check } from "~/ui/form/check";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { FileSize } from "~/ui/primitives/file-size";

export type ForwardedFile = { id: string; name: string; size: number };

/** The choice of attachments of the forwarded mail. */
export function ForwardedFiles({ files, refusal }: { files: ForwardedFile[]; refusal: FormRefusal }) {
  const { t } = useTranslation("emails");
  const chosen = refusal.values(
    "forwarded",
    files.map(({ id }) => id),
  );
  return (
    <fieldset className="stack" data-gap="2">
      <legend>{t("files.forwarded")}</legend>
      {files.map(({ id, name, size }) => (
        <div key={id}>
          <input type="hidden" name="offered" value={id} />
          <Check
            name="forwarded"
            value={id}
            defaultChecked={chosen.includes(id)}
            label={
              <>
                <bdi style={{ overflowWrap: "anywhere" }}>{name || t("nameless")}</bdi>{" "}
                <span className="tiny muted">
                  <FileSize bytes={size} />
                </span>
              </>
            }
          />
        </div>
      ))}
    </fieldset>
  );
}
