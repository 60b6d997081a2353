import { isolate } from "~/i18n/isolate";
import type { Flash } from "~/session/flash";

/** The message after a person was deleted. The response to a form that was sent twice no longer has the name. */
export function removedMessage(name: string | undefined, keys: { named: string; nameless: string }): Flash {
  return name === undefined
    ? { kind: "done", key: keys.nameless, values: {} }
    : { kind: "done", key: keys.named, values: { name: isolate(name) } };
}
