/** A fictional boat yard on Lake Constance. */
export const werftSued = { company: "Werft Süd GmbH", colour: "#1d5476", language: "de" } as const;
