import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Door } from "~/contract/session-fields";
import { paths } from "~/paths";
import { GoogleButton } from "./google-button";

const Root = styled.div`
  display: grid; gap: var(--s4);
  > p { display: flex; align-items: center; gap: var(--s3); color: var(--muted); font: 400 var(--t13) var(--font); }
  > p::before, > p::after { content: ""; flex: 1; border-block-start: 1px solid var(--line); }
`;

/**
 * Sign-in with Google below a form. Part of the form, so that its checkboxes are sent too, but with its own
 * address.
 */
export function GoogleSignIn({
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
  return (
    <Root>
      <p>{t("or")}</p>
      <GoogleButton
        wide
        state={!setUp ? "missing" : failed ? "failed" : "ready"}
        label={t(kind)}
        formAction={paths.google.start({ door, to })}
        formNoValidate
      />
    </Root>
  );
}
