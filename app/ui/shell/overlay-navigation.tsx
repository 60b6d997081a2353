import { useLocation } from "@remix-run/react";
import { Menu as MenuIcon } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FrameData } from "./frame-data";
import { Menu } from "./menu";
import { Modal } from "./modal";
import { Navigation } from "./navigation";
import { PlanBox } from "./plan-box";

/** The navigation of narrow screens: a disclosure with the entries; with script a modal drawer replaces it. */
export function OverlayNavigation({ data, brand }: { data: FrameData; brand: ReactNode }) {
  const { t } = useTranslation("frame");
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  const openDrawer = (event: MouseEvent) => {
    if (!(event.target as Element).closest("summary")) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y: the summary inside answers the keyboard with the same click */}
      <div className="overlay" onClick={openDrawer}>
        <Menu side="start" icon={<MenuIcon size={20} aria-hidden />} label={t("navigation.open")}>
          <Navigation menu={data.menu} />
          {data.plan ? <PlanBox plan={data.plan} /> : null}
        </Menu>
      </div>
      <Modal place="start" label={t("navigation")} head={brand} open={open} close={() => setOpen(false)}>
        <Navigation menu={data.menu} />
        {data.plan ? <PlanBox plan={data.plan} /> : null}
      </Modal>
    </>
  );
}
