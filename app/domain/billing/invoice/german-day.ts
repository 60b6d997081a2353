import { clock } from "~/db/clock";

const berlin = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin", dateStyle: "short" });

/** The day ('YYYY-MM-DD') in Germany, where invoices are issued. */
export const germanDay = (at: Date): string => berlin.format(at);

/** The present day in Germany. */
export const today = (): string => germanDay(clock.now());
