import { newId } from "./id";

/** The id of this process: its row in `processes`, and its application name on each connection. */
export const processId = newId();
