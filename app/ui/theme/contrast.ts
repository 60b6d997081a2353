type Channels = [number, number, number];

const channels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Relative luminance as WCAG 2 defines it, from 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(value => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours (#rrggbb), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of one colour in the other. */
export function mix(one: string, other: string, share: number): string {
  const ground = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(value * share + ground[at]! * (1 - share)));
  return `#${mixed.map(value => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour itself, or the nearest one towards black or white with the ratio against every background. */
export function readable(
  colour: string,
  towards: "#000000" | "#ffffff",
  grounds: string[],
  ratio = 4.5,
): string {
  for (let step = 0; step <= 50; step++) {
    const candidate = mix(towards, colour, step / 50);
    if (grounds.every(ground => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}

/** What a contrast suffices for: any text, large text and graphics, or nothing essential. */
export function contrastLevel(ratio: number): "good" | "large" | "poor" {
  if (ratio >= 4.5) return "good";
  return ratio >= 3 ? "large" : "poor";
}
