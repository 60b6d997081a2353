import type { Message } from "~/contract/answers";

/** The text of a question's state. A declined one with sources has the nearest passages: something was found. */
export const stateKey = ({ state, sources }: { state: Message["state"]; sources: number }) =>
  state === "declined" && sources > 0 ? ("ask:state.nearest" as const) : (`ask:state.${state}` as const);
