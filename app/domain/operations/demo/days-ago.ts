import { clock } from "~/db/clock";

export const dayMs = 86_400_000;

/** The time so many days before now. */
export const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
