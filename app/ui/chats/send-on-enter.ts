import { useNavigation } from "@remix-run/react";
import type { KeyboardEvent } from "react";

/**
 * For a question's field: Enter sends its form; Shift and Enter break the line. While a question is being sent, the next
 * one stays in the field: with the id of the same request it would be lost.
 */
export function useSendOnEnter() {
  const { state, formMethod } = useNavigation();
  const sending = state !== "idle" && formMethod === "POST";
  return (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!sending) event.currentTarget.form?.requestSubmit();
  };
}
