let zones: string[] | undefined;

/** The options of a list of time zones as HTML, by their IANA names. Server only. */
export function timeZoneOptionsHtml(selected: string): string {
  zones ??= [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
  // An older name of a zone ('Europe/Kiev') may be stored; without it the form would change it in silence.
  const shown = selected && !zones.includes(selected) ? [selected, ...zones] : zones;
  return shown
    .filter(name => /^[\w+/-]+$/.test(name))
    .map(name => {
      const chosen = name === selected ? " selected" : "";
      return `<option value=${name}${chosen}>${name.replaceAll("_", " ")}</option>`;
    })
    .join("");
}
