/** A made-up trading house. Its telephone numbers come from the range that is kept free for stories. */
export const kontorNord = { company: "Kontor Nord GmbH", colour: "#7a4522", language: "de" } as const;
