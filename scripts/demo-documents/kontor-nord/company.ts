/** A fictional trading house. Its telephone numbers are reserved for fiction. */
export const kontorNord = { company: "Kontor Nord GmbH", colour: "#7a4522", language: "de" } as const;
