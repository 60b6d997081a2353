/** Phones, and windows as small as these, such as at a zoom of 200 %: the content above a list is collapsed. */
export const folded = "(max-width: 639px), (max-width: 899px) and (max-height: 599px)";
/** All others. */
export const unfolded = "(min-width: 900px), (min-width: 640px) and (min-height: 600px)";
/** Of the folded ones those that are wider than a phone. */
export const foldedWide = "(min-width: 640px) and (max-width: 899px) and (max-height: 599px)";
/** The folded ones without script. */
export const foldedStill =
  "(max-width: 639px) and (scripting: none), (max-width: 899px) and (max-height: 599px) and (scripting: none)";
