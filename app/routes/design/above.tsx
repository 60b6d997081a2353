import { Ellipsis, Info, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/primitives/button";
import { Confirmation } from "~/ui/primitives/confirmation";
import { Popover } from "~/ui/primitives/popover";
import { Tooltip } from "~/ui/primitives/tooltip";
import { Menu } from "~/ui/shell/menu";
import { Modal } from "~/ui/shell/modal";

/** Layers above a page: menu, popover, tooltip, dialog and drawer (with script), and a confirmation. */
export function Above() {
  const { t } = useTranslation("design");
  const [open, setOpen] = useState<"middle" | "end">();
  return (
    <>
      <div className="row">
        <Menu icon={<Ellipsis size={20} />} label={t("above.menu")} side="start">
          <a href="#above">
            <Pencil size={18} />
            {t("above.rename")}
          </a>
          <button type="button">
            <Trash2 size={18} />
            {t("sample.delete")}
          </button>
        </Menu>
        <Popover button={t("above.popover")}>
          <p>{t("alert.info")}</p>
        </Popover>
        <Tooltip text={t("alert.calm")}>
          {described => (
            <Button type="button" kind="quiet" {...described}>
              <Info size={18} />
              {t("above.tooltip")}
            </Button>
          )}
        </Tooltip>
        <Button type="button" onClick={() => setOpen("middle")}>
          {t("above.dialog")}
        </Button>
        <Button type="button" onClick={() => setOpen("end")}>
          {t("above.drawer")}
        </Button>
      </div>
      {[undefined, t("sample.refused")].map(problem => (
        <Confirmation
          key={problem ?? "none"}
          name="question"
          problem={problem}
          confirm={t("sample.delete")}
          busy={t("sample.busy")}
          back="#above"
        >
          <h3>{t("above.ask")}</h3>
          <p>{t("above.what")}</p>
        </Confirmation>
      ))}
      {(["middle", "end"] as const).map(place => (
        <Modal
          key={place}
          place={place}
          label={t(place === "middle" ? "above.dialog" : "above.drawer")}
          head={<h3>{t("above.ask")}</h3>}
          open={open === place}
          close={() => setOpen(undefined)}
        >
          <p>{t("above.what")}</p>
          <p className="row" style={{ justifyContent: "flex-end", marginBlockStart: "1.5rem" }}>
            <Button type="button" onClick={() => setOpen(undefined)}>
              {t("above.keep")}
            </Button>
            <Button type="button" kind="danger-main" onClick={() => setOpen(undefined)}>
              {t("sample.delete")}
            </Button>
          </p>
        </Modal>
      ))}
    </>
  );
}
