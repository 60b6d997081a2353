/** About the contract, which all users get; or about the product, which users may turn off. */
export const letterPurposes = ["notice", "news"] as const;
export type LetterPurpose = (typeof letterPurposes)[number];
