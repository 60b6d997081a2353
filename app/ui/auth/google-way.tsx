import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Door } from "~/contract/session-fields";
import { paths } from "~/paths";
import { GoogleButton } from "./google-button";
import { useGoogleState } from "./use-google-state";

const Root = styled.div`
  display: grid; gap: var(--s4);
  > p { display: flex; align-items: center; gap: var(--s3); color: var(--muted); font: 400 var(--t13) var(--font); }
  > p::before, > p::after { content: ""; flex: 1; border-block-start: 1px solid var(--line); }
`;

/**
 * The other way in, beneath a form: by Google. It stands within the form, so that what is ticked there goes along, and
 * sends it to an address of its own.
 */
export function GoogleWay({
  door,
  to,
  setUp,
  failed,
  kind,
}: {
  door: Door;
  to: string | undefined;
  setUp: boolean;
  failed: boolean;
  kind: "signIn" | "signUp";
}) {
  const { t } = useTranslation("google");
  const state = useGoogleState(setUp, failed);
  return (
    <Root>
      <p>{t("or")}</p>
      <GoogleButton
        wide
        state={state}
        label={t(kind)}
        formAction={paths.google.start({ door, to })}
        formNoValidate
        onClick={event => (state === "loading" || state === "loaded") && event.preventDefault()}
      />
    </Root>
  );
}
