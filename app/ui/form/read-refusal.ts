import type { Problem } from "./error-summary";

/** The data of a refused form, as an action returns it (the same shape as in session/form.ts, which ui cannot import). */
export type Refusal = {
  fields: Record<string, string[]>;
  values: Record<string, string | string[]>;
  names?: Record<string, string>;
  problem?: string;
  code?: string;
};

/** A refusal as a form reads it, see {@link readRefusal}. */
export type FormRefusal = ReturnType<typeof readRefusal>;

/**
 * The parts of a refusal for a form: errors and values by field, and problems for the summary. `called`: labels, with
 * their colon, of fields that this form calls by another name than most.
 */
export function readRefusal(refusal: Refusal | undefined, called: Record<string, string> = {}) {
  const nameOf = (field: string) => {
    const name = refusal?.names?.[field];
    return name === undefined ? "" : called[field] ? `${called[field]} ` : name;
  };
  const problems: Problem[] = [
    ...(refusal?.problem ? [{ text: refusal.problem }] : []),
    ...Object.entries(refusal?.fields ?? {}).flatMap(([field, errors]) =>
      errors.map(text => ({ field, text: `${nameOf(field)}${text}` })),
    ),
  ];
  return {
    problems,
    /** A conflict: the saved values are shown beside the input. */
    isConflict: refusal?.code === "conflict_version",
    errors: (name: string) => refusal?.fields[name],
    value: (name: string, otherwise = "") => {
      const kept = refusal?.values[name];
      if (typeof kept === "string") return kept;
      // Empty input stays empty; a refusal without values belongs to no form.
      return refusal && Object.keys(refusal.values).length > 0 ? "" : otherwise;
    },
    values: (name: string, otherwise: string[] = []) => {
      if (!refusal) return otherwise;
      const kept = refusal.values[name];
      return Array.isArray(kept) ? kept : typeof kept === "string" ? [kept] : [];
    },
  };
}
