const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function aheadOf(timeZone: string, at: number): number {
  let clock = wallClocks.get(timeZone);
  if (!clock) {
    const shown = {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    } as const;
    clock = new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", ...shown });
    wallClocks.set(timeZone, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

/**
 * The instant of a local time as a form's datetime-local field writes it ("2026-11-20T09:14"), by the clocks of a time zone;
 * undefined for other texts. A time that clocks skip in spring is an hour later, one that they show twice is the first.
 */
export function instantOf(local: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined;
  const wall = Date.parse(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(wall)) return undefined;
  const candidates = [wall - 86_400_000, wall + 86_400_000].map(at => wall - aheadOf(timeZone, at));
  const exact = candidates.filter(at => at + aheadOf(timeZone, at) === wall);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
