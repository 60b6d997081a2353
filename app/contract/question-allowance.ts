/** Monthly questions of a company without a running plan, where plans are sold. */
export const questionsAMonth = 20;
