/** How light a colour is to the eye, 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours ("#675dd8"), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What a contrast is good for: any text, only what is large or no text, or nothing that has to be seen. */
export function judge(contrast: number): "good" | "large" | "poor" {
  if (contrast >= 4.5) return "good";
  return contrast >= 3 ? "large" : "poor";
}
