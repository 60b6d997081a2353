/** Chosen: below it, words of a scanned page are often wrong. */
const sure = 75;

/** Whether a page's text was recognised with little certainty; pages that are no scan have no confidence. */
export const isUnsure = (confidence: number | null): boolean => confidence !== null && confidence < sure;
