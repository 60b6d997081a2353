let zones: string[] | undefined;

/** The options of a list of time zones as HTML, by IANA name. Server only. */
export function timeZoneOptionsHtml(selected: string): string {
  zones ??= [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
  // A stored older name ('Europe/Kiev') must be an option, or saving the form would change it silently.
  const shown = selected && !zones.includes(selected) ? [selected, ...zones] : zones;
  return shown
    .filter(name => /^[\w+/-]+$/.test(name))
    .map(name => {
      const chosen = name === selected ? " selected" : "";
      return `<option value=${name}${chosen}>${name.replaceAll("_", " ")}</option>`;
    })
    .join("");
}
