/** The two files that the form has room for. */
export const kinds = ["docx", "pdf"] as const;
export type Kind = (typeof kinds)[number];

/** An upload that is checked and waits for the rest of its form. */
export type Waiting = { id: string; name: string; size: string };

/**
 * What the form of new knowledge gets back: what was typed, what is uploaded already, and what is wrong;
 * `done` is where to go when nothing is, and the sentence to say there.
 */
export type Answer = {
  requestId: string;
  fields: Record<string, string[]>;
  values: Record<string, string>;
  waiting: Partial<Record<Kind, Waiting>>;
  problem?: string;
  /** The field whose file is in the division already. */
  duplicate?: Kind;
  done?: { to: string; said: string };
};

/** What the form offers. */
export type Offer = {
  divisions: { id: string; name: string }[];
  /** The division that is chosen at first. */
  chosen: string;
  limitMb: number;
  /** How many divisions the plan includes, when there is no room for another one. */
  full: number | null;
  /** Whether a plan can be bought that lifts the limit. */
  purchase: boolean;
};
