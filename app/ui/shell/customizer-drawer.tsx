import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { Colours } from "~/ui/theme/tokens";
import { Customizer } from "./customizer";
import type { PageData } from "./frame-data";
import { usePageData } from "./load-page-data";
import { Modal } from "./modal";

/** The page /customizer as a drawer beside the page. */
export default function CustomizerDrawer({
  data,
  open,
  close,
}: {
  data: PageData;
  open: boolean;
  close: () => void;
}) {
  const { t } = useTranslation("frame");
  const customizer = usePageData<{ colours: Colours }>(paths.customizer(), open);
  return (
    <Modal
      place="end"
      label={t("customizer")}
      head={<h2>{t("customizer")}</h2>}
      open={customizer !== undefined}
      close={close}
    >
      <Suspense>{customizer ? <Customizer data={data} colours={customizer.colours} /> : null}</Suspense>
    </Modal>
  );
}
