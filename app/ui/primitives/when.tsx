/** A formatted time. `exact` is its full form as a tooltip; `at` is for machines (ISO 8601). */
export function When({ at, exact, children }: { at: string; exact?: string; children: string }) {
  return (
    <time dateTime={at} title={exact}>
      {children}
    </time>
  );
}
