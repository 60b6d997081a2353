import { arabic } from "./orders/arabic";
import { english } from "./orders/english";
import { french } from "./orders/french";
import { german } from "./orders/german";
import { markup } from "./orders/markup";
import type { OrderSign } from "./orders/order-sign";

/** Conditions and permissions, which address a reader who follows a manual. */
export const conditions =
  /(?<!\p{L})(?:if|unless|in case|you (?:can|may)|(?:can|may) be|wenn|falls|sofern|können sie|dürfen sie|kann|si|lorsque|vous pouvez|pouvez|إذا|اذا|في حال|يمكنك)(?!\p{L})/iu;

/**
 * Signs of orders to an AI assistant, in the four languages: signs of three points do not occur in ordinary
 * documents, others only rarely together. Weights are chosen with `npm run bench -- quarantine`.
 */
export const orderSigns: readonly OrderSign[] = [...markup, ...english, ...german, ...french, ...arabic];
