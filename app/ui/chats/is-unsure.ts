/** Chosen: below it, words of a scanned page are often wrong. */
const minConfidence = 75;

/** Whether a page's text was recognised with low confidence; null for pages that are not scans. */
export const isUnsure = (confidence: number | null): boolean =>
  confidence !== null && confidence < minConfidence;
