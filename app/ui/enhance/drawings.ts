/** Icons of lucide for elements that scripts create on pages without React. */
const drawings = {
  alert: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>',
  check: '<path d="M20 6 9 17l-5-5"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  info: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>',
  loader: '<path d="M21 12a9 9 0 1 1-6.219-8.56"/>',
};

/** The HTML of an icon of 16 pixels, as app/ui/primitives/icon.tsx writes it. */
export const icon = (name: keyof typeof drawings): string =>
  `<svg class="i" viewBox="0 0 24 24" width="16" height="16" stroke-width="2" aria-hidden="true">${drawings[name]}</svg>`;
