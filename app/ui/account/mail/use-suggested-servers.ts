import { type FocusEvent, type MouseEvent, useRef, useState } from "react";
import type { MailSignIn } from "~/contract/mail-consent";
import { suggestServers } from "~/contract/mail-providers";

/**
 * The suggestion of servers for a mailbox's address: with script at the button, and when the address is left while both hosts
 * are empty. `answered`: what the server said to a press without script.
 */
export function useSuggestedServers(answered: boolean | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<boolean>();

  /** Fills in the servers of the address's provider. Returns whether the provider is known. */
  function fill(email: string): boolean {
    const select = form.current?.elements.namedItem("signIn");
    const signIn = select instanceof HTMLSelectElement ? (select.value as MailSignIn) : "password";
    const servers = suggestServers(email, signIn);
    for (const [name, text] of Object.entries(servers ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(text);
    }
    return servers !== undefined;
  }

  const isEmpty = (name: string) =>
    (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.value === "";

  function leave(event: FocusEvent<HTMLInputElement>) {
    if (isEmpty("smtpHost") && isEmpty("imapHost") && fill(event.currentTarget.value)) setFilled(true);
  }

  function suggest(event: MouseEvent) {
    event.preventDefault();
    const field = form.current?.elements.namedItem("email");
    if (field instanceof HTMLInputElement) setFilled(fill(field.value));
  }

  return { form, leave, suggest, isKnown: filled ?? answered };
}
