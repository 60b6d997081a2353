import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Modal } from "./modal";

const Keys = styled.dl`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s3) var(--s5); align-items: center;
  kbd { display: inline-block; min-inline-size: 1.75rem; padding: 0.125rem 0.5rem; border: 1px solid var(--control); border-radius: var(--r-mark); background: var(--surface); font: 500 var(--t15) var(--font); text-align: center; }
`;
const Hint = styled.p`margin-block-start: var(--s5); color: var(--muted); font: 400 var(--t13) var(--font);`;

/** The keyboard shortcuts of all pages. */
export default function KeyHelp({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation("frame");
  const command =
    typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : t("key.control");
  return (
    <Modal place="middle" label={t("keys")} head={<h2>{t("keys")}</h2>} open={open} close={close}>
      <Keys>
        <dt>
          <kbd>{command}</kbd> <kbd>K</kbd>
        </dt>
        <dd>{t("keys.palette")}</dd>
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>{t("keys.search")}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{t("keys.help")}</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>{t("keys.close")}</dd>
      </Keys>
      <Hint>{t("keys.off")}</Hint>
    </Modal>
  );
}
