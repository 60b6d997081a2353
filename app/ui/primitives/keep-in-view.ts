const edge = 8;

/** Moves what floats above the page sideways, by as much as it would stick out of the window. */
export function keepInView(floating: HTMLElement): void {
  floating.style.translate = "";
  const { left, right, width } = floating.getBoundingClientRect();
  if (width === 0) return;
  const room = document.documentElement.clientWidth - edge;
  const by = left < edge ? edge - left : Math.min(0, room - right);
  if (by !== 0) floating.style.translate = `${by}px 0`;
}
