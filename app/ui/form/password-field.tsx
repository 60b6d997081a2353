import { useActionData } from "@remix-run/react";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { offerToShow } from "~/ui/enhance/show-password";
import { Button } from "~/ui/primitives/button";
import { Field } from "./field";

const Pair = styled.div`
  display: flex; margin-block-start: 0.375rem;
  > .control { margin: 0; flex: 1; min-inline-size: 0; }
  > .control:not(:has(+ [hidden])) { border-start-end-radius: 0; border-end-end-radius: 0; }
  > button { margin-inline-start: -1px; border-start-start-radius: 0; border-end-start-radius: 0; }
  > button > svg:nth-of-type(2), > button[data-shown] > svg:first-child { display: none; }
  > button[data-shown] > svg:nth-of-type(2) { display: block; }
`;

/** A password; script can show it. Never refilled after a refusal. */
export function PasswordField({
  autoComplete,
  same,
  ...field
}: {
  name: string;
  label: string;
  hint?: string;
  errors?: string[] | undefined;
  autoComplete: "current-password" | "new-password";
  /** The name of the field that this one repeats. */
  same?: string;
}) {
  const { t } = useTranslation("auth");
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => offerToShow(button.current!), []);
  const refused = useActionData();
  const known = useRef(refused);
  useEffect(() => {
    // A refused page contains only what was typed since.
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
            type="password"
            autoComplete={autoComplete}
            required
            data-rule={autoComplete === "new-password" && !same ? "password" : undefined}
            data-same={same}
          />
          <Button element={button} type="button" hidden aria-controls={control.id} data-hide={t("hide")}>
            <Eye size={18} />
            <EyeOff size={18} />
            <span>{t("show")}</span>
          </Button>
        </Pair>
      )}
    </Field>
  );
}
