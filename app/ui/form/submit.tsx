import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, type ButtonProps } from "~/ui/primitives/button";

/**
 * The button that sends a form. While what it sent is on its way it says so, and does not send again; `waiting` is what
 * it says while the form waits to be sent. `sending` is for a form that goes its own way.
 */
export function Submit({
  busy,
  waiting,
  sending: own,
  children,
  ...rest
}: Omit<ButtonProps, "busy" | "children"> & {
  busy: string;
  waiting?: string | undefined;
  sending?: boolean | undefined;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { state, formMethod } = useNavigation();
  const [pressed, setPressed] = useState(false);
  // A page has several of these: the last form that went says which one sent it.
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
      busy={sending || waiting !== undefined}
      onClick={event => sending && event.preventDefault()}
    >
      {sending ? busy : (waiting ?? children)}
    </Button>
  );
}
