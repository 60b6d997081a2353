import { Form, type FormProps } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "./alert";
import { Button, ButtonLink } from "./button";
import { Sheet } from "./sheet";

/** Passed to a question in a dialog (confirm-dialog.tsx) instead of on its own page. */
type Above = {
  Form: ComponentType<FormProps>;
  action: string;
  sending: boolean;
  close: () => void;
};
export const AboveContext = createContext<Above | undefined>(undefined);

/**
 * A confirmation before a destructive action: its consequences (children), and two buttons. Used on its own page
 * and in the dialog of `ConfirmLink`.
 */
export function Confirmation({
  name,
  problem,
  version,
  confirm,
  icon = <Trash2 size={18} aria-hidden />,
  busy,
  keep,
  back,
  children,
}: {
  /** Identifies the form, so that sending it twice is one request. */
  name: string;
  /** The reason of a refusal. */
  problem?: string | undefined;
  /** The version that was shown, if a newer one must not be deleted. */
  version?: number | undefined;
  confirm: string;
  icon?: ReactNode;
  busy: string;
  /** Replaces "Cancel" where that is what the question is about. */
  keep?: string;
  /** The target of "Cancel"; a dialog only closes. */
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
            {keep ?? t("cancel")}
          </Button>
        ) : (
          <ButtonLink to={back}>{keep ?? t("cancel")}</ButtonLink>
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
