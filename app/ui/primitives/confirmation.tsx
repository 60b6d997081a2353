import { Form, type FormProps } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "./alert";
import { Button, ButtonLink } from "./button";
import { Sheet } from "./sheet";

/** What a question gets that is asked above another page (confirm-above.tsx) instead of on its own. */
type Above = {
  Form: ComponentType<FormProps>;
  action: string;
  sending: boolean;
  close: () => void;
};
export const AboveContext = createContext<Above | undefined>(undefined);

/**
 * A question before something is taken away: what goes with it (its children), and the two ways on. The same piece stands
 * on the page that has an address, and in the dialog that `ConfirmLink` opens over the page one came from.
 */
export function Confirmation({
  name,
  problem,
  version,
  confirm,
  icon = <Trash2 size={18} aria-hidden />,
  busy,
  back,
  children,
}: {
  /** Names the form among others, so that sending it twice is one request. */
  name: string;
  /** Why it was refused. */
  problem?: string | undefined;
  /** The version that was seen, where a newer one must not be deleted unseen. */
  version?: number | undefined;
  confirm: string;
  icon?: ReactNode;
  busy: string;
  /** Where "Cancel" leads; above a page it only closes. */
  back: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("shell");
  const above = useContext(AboveContext);
  const Sender = above?.Form ?? Form;
  const question = (
    <>
      {problem ? (
        <Alert tone="err" live>
          {problem}
        </Alert>
      ) : null}
      {children}
      <Sender method="post" className="row" {...(above ? { action: above.action } : {})}>
        <RequestId form={version === undefined ? name : `${name}-${version}`} />
        {version === undefined ? null : <input type="hidden" name="version" value={version} />}
        <Submit kind="danger-main" busy={busy} sending={above?.sending}>
          {icon}
          {confirm}
        </Submit>
        {above ? (
          <Button type="button" onClick={above.close}>
            {t("cancel")}
          </Button>
        ) : (
          <ButtonLink to={back}>{t("cancel")}</ButtonLink>
        )}
      </Sender>
    </>
  );
  if (above) return <div className="stack">{question}</div>;
  return (
    <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem", overflowWrap: "anywhere" }}>
      {question}
    </Sheet>
  );
}
