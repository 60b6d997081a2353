/** Pairs of fill and text that are readable in both themes; a tag has one of them. */
export const tagColours = ["violet", "blue", "green", "amber", "red", "grey"] as const;
export type TagColour = (typeof tagColours)[number];
