import { Form } from "@remix-run/react";
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { RecoveryCodes } from "./recovery-codes";

export type ShownTwoFactor = {
  since: { at: string; text: string } | null;
  demanded: boolean;
  codesLeft: number;
};

const Root = styled(Sheet)`
  display: grid; gap: var(--s4);
  > .on { display: flex; gap: var(--s2); align-items: flex-start; }
  > .on > svg { flex: none; margin-block-start: 0.125rem; color: var(--ok); }
  > .row { gap: var(--s3); }
`;

/** The account's second factor: off, or on since when and with how many recovery codes. */
export function TwoFactorCard({
  since,
  demanded,
  codesLeft,
  root,
  codes,
}: ShownTwoFactor & { root: string; codes: string[] | undefined }) {
  const { t } = useTranslation("twoFactor");
  return (
    <Root data-pad aria-labelledby="two-factor-title">
      <h2 id="two-factor-title">{t("title")}</h2>
      {since ? (
        <>
          <p className="on">
            <ShieldCheck size={20} aria-hidden />
            <span>
              {t("onSince")} <time dateTime={since.at}>{since.text}</time>.{" "}
              {t("codesLeft", { count: codesLeft })}
            </span>
          </p>
          {codes ? <RecoveryCodes codes={codes} title={t("codesTitle")} level={3} /> : null}
          <div className="row">
            <Form method="post">
              <Submit kind="plain" name="intent" value="two-factor-codes" busy={t("busy")}>
                {t("newCodes")}
              </Submit>
            </Form>
            {demanded ? null : (
              <Form method="post">
                <RequestId form="two-factor" />
                <Submit kind="danger" name="intent" value="two-factor-off" busy={t("busy")}>
                  {t("turnOff")}
                </Submit>
              </Form>
            )}
          </div>
          {demanded ? <p className="small muted">{t("demanded")}</p> : null}
        </>
      ) : (
        <>
          <p className="small muted">{t("text")}</p>
          <p>
            <ButtonLink to={paths.twoFactor.setUp({ to: `${root}/security` })}>{t("setUp")}</ButtonLink>
          </p>
        </>
      )}
    </Root>
  );
}
