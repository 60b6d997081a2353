import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, type ButtonProps } from "~/ui/primitives/button";

/**
 * The submit button of a form. While the form is being sent it shows that and cannot be pressed; on pages without React
 * app/ui/enhance/forms.ts does that. `sending` is for forms that send themselves.
 */
export function Submit({
  busy,
  sending: own,
  children,
  ...rest
}: Omit<ButtonProps, "busy" | "children"> & {
  busy: string;
  sending?: boolean | undefined;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { state, formMethod } = useNavigation();
  const [pressed, setPressed] = useState(false);
  // A page has several forms: the last submitted one tells which button is busy.
  useEffect(() => {
    const look = ({ submitter, target }: SubmitEvent) =>
      setPressed(submitter ? submitter === button.current : target === button.current?.form);
    document.addEventListener("submit", look, true);
    return () => document.removeEventListener("submit", look, true);
  }, []);
  const sending = own ?? (pressed && state !== "idle" && formMethod !== undefined && formMethod !== "GET");
  return (
    <Button
      kind="main"
      {...rest}
      element={button}
      busy={sending}
      data-busy={busy}
      onClick={event => sending && event.preventDefault()}
    >
      {sending ? busy : children}
    </Button>
  );
}
