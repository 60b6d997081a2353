import { useTranslation } from "react-i18next";
import type { UploadState } from "~/contract/storage-states";
import { Alert } from "~/ui/primitives/alert";

/** Says above an upload form that files cannot be uploaded at the moment. */
export function StoreAlert({ store }: { store: UploadState }) {
  const { t } = useTranslation("divisions");
  return store === "ready" ? null : <Alert tone="warn">{t(`store.${store}`)}</Alert>;
}
