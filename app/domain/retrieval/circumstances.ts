/** Whether a folded question asks for circumstances instead of a date: "When is the condition met?" */
export const asksForCircumstances = new RegExp(
  `^(?:${[
    "wann (?:ist|sind|gilt|gelten) .* (?:erfullt|wahr|falsch|sinnvoll|notig|notwendig|erforderlich|moglich|zulassig|erlaubt|verboten|gultig|ungultig|aktiv|sichtbar|verfugbar)",
    "when (?:is|are) .* (?:met|true|false|useful|necessary|needed|required|possible|allowed|permitted|forbidden|valid|invalid|active|visible|available)",
    "quand .* (?:est|sont)(?:-\\p{L}+)* (?:\\p{L}+ )?(?:remplie?s?|vraie?s?|fausse?s?|utiles?|necessaires?|requise?s?|possibles?|permise?s?|interdite?s?|valides?|active?s?|visibles?|disponibles?)",
  ].join("|")}) ?[?]*$`,
  "u",
);
