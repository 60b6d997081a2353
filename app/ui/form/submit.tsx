import { useNavigation } from "@remix-run/react";
import { Button, type ButtonProps } from "~/ui/primitives/button";

/** The button that sends a form. While it is on its way it says so, and does not send again. */
export function Submit({ busy, children, ...rest }: Omit<ButtonProps, "busy"> & { busy: string }) {
  const navigation = useNavigation();
  const sending =
    navigation.state !== "idle" && navigation.formMethod !== undefined && navigation.formMethod !== "GET";
  return (
    <Button kind="main" {...rest} busy={sending} onClick={event => sending && event.preventDefault()}>
      {sending ? busy : children}
    </Button>
  );
}
