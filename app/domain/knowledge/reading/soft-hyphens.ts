export const softHyphen = "\u00ad";

/**
 * Puts the soft hyphens back that a painted text shows and pdf.js left out of its item, as hyphens: a font may call all its
 * hyphens soft ones.
 * @param painted a text that is painted where the item is
 */
export function restoreHyphens(item: string, painted: string): string {
  const whole = restoreIn(item, painted);
  if (whole !== undefined) return whole;
  // A line may be parted into several items.
  return painted.split(/\s+/).reduce((restored, word) => {
    if (!word.includes(softHyphen)) return restored;
    const plain = word.replaceAll(softHyphen, "").normalize("NFKC");
    const words = restored.split(/(\s+)/);
    const at = words.lastIndexOf(plain);
    return at < 0 ? restored : words.with(at, restoreIn(plain, word) ?? plain).join("");
  }, item);
}

/** The item with the hyphens of `painted`, which it contains but for them and spaces; undefined if it does not. */
function restoreIn(item: string, painted: string): string | undefined {
  const signs = painted.normalize("NFKC").replace(/\s+/g, "");
  const [first] = signs;
  for (let start = item.indexOf(first!); start >= 0; start = item.indexOf(first!, start + 1)) {
    let read = "";
    let at = start;
    let found = true;
    for (const sign of signs) {
      if (sign === softHyphen) read += "-";
      else {
        for (; /\s/.test(item[at] ?? ""); at++) read += item[at];
        found = item.startsWith(sign, at);
        if (!found) break;
        read += sign;
        at += sign.length;
      }
    }
    // "ge-" is none of the letters of "gegangen".
    if (found && (!signs.endsWith(softHyphen) || !/\S/.test(item[at] ?? "")))
      return item.slice(0, start) + read + item.slice(at);
  }
  return undefined;
}
