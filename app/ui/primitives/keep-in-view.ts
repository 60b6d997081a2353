const edge = 8;

/** Shifts a floating element sideways to keep it within the window. */
export function keepInView(floating: HTMLElement): void {
  floating.style.translate = "";
  const { left, right, width } = floating.getBoundingClientRect();
  if (width === 0) return;
  const maxRight = document.documentElement.clientWidth - edge;
  const by = left < edge ? edge - left : Math.min(0, maxRight - right);
  if (by !== 0) floating.style.translate = `${by}px 0`;
}
