import { useNavigation } from "@remix-run/react";
import { Button, type ButtonProps } from "~/ui/primitives/button";

/**
 * The button that sends a form. While it is on its way it says so, and does not send again; `waiting` is what it says
 * while the form waits to be sent.
 */
export function Submit({
  busy,
  waiting,
  children,
  ...rest
}: Omit<ButtonProps, "busy"> & { busy: string; waiting?: string | undefined }) {
  const navigation = useNavigation();
  const sending =
    navigation.state !== "idle" && navigation.formMethod !== undefined && navigation.formMethod !== "GET";
  return (
    <Button
      kind="main"
      {...rest}
      busy={sending || waiting !== undefined}
      onClick={event => sending && event.preventDefault()}
    >
      {sending ? busy : (waiting ?? children)}
    </Button>
  );
}
