/** Chosen: more wordings of one question are mostly two questions. */
export const maxWordings = 10;
export const wordingLength = 500;
export const approvedLength = 4000;
