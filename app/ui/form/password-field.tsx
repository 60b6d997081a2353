import { useActionData } from "@remix-run/react";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "~/ui/primitives/button";
import { Field } from "./field";
import { useScripted } from "./use-scripted";

const Pair = styled.div`
  display: flex; margin-block-start: 0.375rem;
  > .control { margin: 0; flex: 1; min-inline-size: 0; }
  > .control:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
  > button { margin-inline-start: -1px; border-start-start-radius: 0; border-end-start-radius: 0; }
`;

/** A password; with script it can be shown. It is never filled in again after a refusal. */
export function PasswordField({
  autoComplete,
  ...field
}: {
  name: string;
  label: string;
  hint?: string;
  errors?: string[] | undefined;
  autoComplete: "current-password" | "new-password";
}) {
  const { t } = useTranslation("auth");
  const [shown, setShown] = useState(false);
  const scripted = useScripted();
  const input = useRef<HTMLInputElement>(null);
  const refused = useActionData();
  const known = useRef(refused);
  useEffect(() => {
    // A page that came refused has nothing in it yet but what somebody has typed since.
    if (known.current === refused) return;
    known.current = refused;
    if (refused && input.current) input.current.value = "";
  }, [refused]);
  return (
    <Field {...field}>
      {control => (
        <Pair>
          <input
            {...control}
            ref={input}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            required
          />
          {scripted ? (
            <Button type="button" aria-controls={control.id} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
              {shown ? t("hide") : t("show")}
            </Button>
          ) : null}
        </Pair>
      )}
    </Field>
  );
}
