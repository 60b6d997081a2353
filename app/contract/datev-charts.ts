/** The two common charts of accounts. */
export const datevCharts = ["03", "04"] as const;
