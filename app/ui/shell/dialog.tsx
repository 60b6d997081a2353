import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useScripted } from "~/ui/form/use-scripted";
import { Sheet } from "~/ui/primitives/sheet";
import { Modal } from "./modal";

/**
 * A dialog with an address. Without script it is part of the page, and a link closes it; `back` is the target of
 * closing.
 */
export function Dialog({
  title,
  place,
  back,
  children,
}: {
  title: string;
  place: "middle" | "end";
  back: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("frame");
  const scripted = useScripted();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    navigate(back, { preventScrollReset: true });
  };
  if (scripted)
    return (
      <Modal place={place} label={title} head={<h2>{title}</h2>} open={open} close={close}>
        {children}
      </Modal>
    );
  return (
    <Sheet data-pad className="stack" aria-labelledby="dialog-title" style={{ marginBlockEnd: "2rem" }}>
      <h2 id="dialog-title">{title}</h2>
      {children}
      <p>
        <Link to={back}>{t("close")}</Link>
      </p>
    </Sheet>
  );
}
