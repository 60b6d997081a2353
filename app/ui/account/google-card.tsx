import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { GoogleButton } from "~/ui/identity/google-button";
import { GoogleMark } from "~/ui/identity/google-mark";
import { useGoogleState } from "~/ui/identity/use-google-state";
import { Sheet } from "~/ui/primitives/sheet";

export type ShownGoogle = {
  linked: { email: string; at: string; text: string } | null;
  hasPassword: boolean;
  setUp: boolean;
};

const Root = styled(Sheet)`
  display: grid; gap: var(--s4); justify-items: start;
  > .on { display: flex; gap: var(--s3); align-items: flex-start; }
  > .on > svg { flex: none; margin-block-start: 0.1875rem; }
`;

/** The account's link to Google, with a button to link or unlink. */
export function GoogleCard({ linked, hasPassword, setUp, here }: ShownGoogle & { here: string }) {
  const { t } = useTranslation("google");
  const state = useGoogleState(setUp);
  return (
    <Root data-pad aria-labelledby="google-title">
      <h2 id="google-title">{t("title")}</h2>
      {linked ? (
        <>
          <p className="on">
            <GoogleMark size={18} />
            <span>
              {t("linkedTo", { email: isolate(linked.email) })}{" "}
              <time dateTime={linked.at}>{linked.text}</time>
            </span>
          </p>
          {hasPassword ? (
            <Form method="post">
              <RequestId form="google" />
              <Submit kind="danger" name="intent" value="google-unlink" busy={t("busy")}>
                {t("unlink")}
              </Submit>
            </Form>
          ) : (
            <p className="small muted">
              {t("noPassword")} <Link to={paths.forgotPassword()}>{t("setPassword")}</Link>
            </p>
          )}
        </>
      ) : (
        <>
          <p className="small muted">{t("text")}</p>
          <Form method="post" action={paths.google.start()}>
            <input type="hidden" name="back" value={here} />
            <GoogleButton size="medium" state={state} label={t("link")} name="intent" value="link" />
          </Form>
        </>
      )}
    </Root>
  );
}
