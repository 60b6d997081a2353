import { Form } from "@remix-run/react";
import { KeyRound, Lock, LockOpen, Mail, ShieldOff, Trash2 } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { useFromList } from "~/ui/list/use-from-list";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Sheet } from "~/ui/primitives/sheet";
import type { ShownPerson } from "./shown-person";

const RemovePersonQuestion = lazy(() => import("./remove-person"));
const RemoveTwoFactorQuestion = lazy(() => import("./remove-two-factor"));

/** Whether a person may sign in, and the actions to change that. */
export function AccessBox({
  person: { id, kind, status, self, within, version },
  reason,
  twoFactor,
  mayChange,
  mayRemove,
}: {
  person: ShownPerson;
  reason: string | null;
  /** Signs in with a second factor. */
  twoFactor: boolean;
  mayChange: boolean;
  mayRemove: boolean;
}) {
  const { t } = useTranslation(["people", "employees"]);
  const from = useFromList(paths.people.list(kind));
  const button = (intent: "reinstate" | "invite" | "sendReset", icon: ReactNode) => (
    <Form method="post">
      <RequestId form={`${intent}-${version}`} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value={intent} />
      <Submit kind="plain" busy={t("employees:saving")}>
        {icon}
        {t(`do.${intent}`)}
      </Submit>
    </Form>
  );
  return (
    <Sheet data-pad className="stack" aria-labelledby="access">
      <h2 id="access">{t("employees:access")}</h2>
      <p>{t(`accessText.${status}`)}</p>
      {reason ? (
        <p>
          <b>{t("reason")}</b> <bdi style={{ overflowWrap: "anywhere" }}>{reason}</bdi>
        </p>
      ) : null}
      {self || !within ? <p className="muted">{t(self ? "access.self" : "access.beyond")}</p> : null}
      <div className="row">
        {mayChange ? (
          <>
            {status === "invited" ? button("invite", <Mail size={18} aria-hidden />) : null}
            {status === "active" ? button("sendReset", <KeyRound size={18} aria-hidden />) : null}
            {twoFactor ? (
              <ConfirmLink button to={paths.people.removeTwoFactor(id)} question={RemoveTwoFactorQuestion}>
                <ShieldOff size={18} aria-hidden />
                {t("twoFactor.confirm")}
              </ConfirmLink>
            ) : null}
            {status === "suspended" ? (
              button("reinstate", <LockOpen size={18} aria-hidden />)
            ) : (
              <ButtonLink kind="danger" to={paths.people.suspend([id])}>
                <Lock size={18} aria-hidden />
                {t("do.suspend")}
              </ButtonLink>
            )}
          </>
        ) : null}
        {mayRemove ? (
          <ConfirmLink button to={from(paths.people.remove(id))} question={RemovePersonQuestion}>
            <Trash2 size={18} aria-hidden />
            {t("do.remove")}
          </ConfirmLink>
        ) : null}
      </div>
    </Sheet>
  );
}
