/** About the contract, which goes to everybody; or about the product, which people may turn off. */
export const letterPurposes = ["notice", "news"] as const;
export type LetterPurpose = (typeof letterPurposes)[number];
