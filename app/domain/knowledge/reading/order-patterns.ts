import { arabic } from "./orders/arabic";
import { english } from "./orders/english";
import { french } from "./orders/french";
import { german } from "./orders/german";
import { markup } from "./orders/markup";
import type { OrderSign } from "./orders/order-sign";

/** A condition or a permission speaks to a reader who works along a manual. */
export const conditions =
  /(?<!\p{L})(?:if|unless|in case|you (?:can|may)|(?:can|may) be|wenn|falls|sofern|können sie|dürfen sie|kann|si|lorsque|vous pouvez|pouvez|إذا|اذا|في حال|يمكنك)(?!\p{L})/iu;

/**
 * Signs of a text that gives orders to an assistant, in the four languages: one of three points that ordinary
 * documents do not show, or several that they show alone. Weights are chosen with `npm run bench -- quarantine`.
 */
export const orderSigns: readonly OrderSign[] = [...markup, ...english, ...german, ...french, ...arabic];
