/**
 * Whether a folded question asks for circumstances instead of a date: "When is the condition met?" Not what is required,
 * possible or allowed: documents of companies answer that with dates and time limits.
 */
export const asksForCircumstances = new RegExp(
  `^(?:${[
    "wann (?:ist|sind|gilt|gelten) .* (?:erfullt|wahr|falsch|aktiv|sichtbar)",
    "when (?:is|are) .* (?:met|true|false|active|visible)",
    "quand .* (?:est|sont)(?:-\\p{L}+)* (?:\\p{L}+ )?(?:remplie?s?|vraie?s?|fausse?s?|active?s?|visibles?)",
  ].join("|")}) ?[?]*$`,
  "u",
);
