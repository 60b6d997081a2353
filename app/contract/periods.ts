/** How far figures look back: days ending today, or months ending with the current one. */
export const periods = ["7d", "30d", "90d", "12m"] as const;
export type Period = (typeof periods)[number];
