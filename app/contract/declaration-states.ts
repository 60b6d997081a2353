export const declarationKinds = ["cancellation", "withdrawal"] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** `open`: nothing has happened yet; `carried_out`: by the mailed link; `settled`: by the operator. */
export const declarationStates = ["open", "carried_out", "settled"] as const;
