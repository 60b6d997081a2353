/** A moment in the reader's words. `exact` is the whole of it, for who points at it; `at` is for machines (ISO 8601). */
export function When({ at, exact, children }: { at: string; exact?: string; children: string }) {
  return (
    <time dateTime={at} title={exact}>
      {children}
    </time>
  );
}
