import { newId } from "./id";

/** This process among those that share the database: its row in `processes`, its name on each connection. */
export const processId = newId();
