import { useActionData } from "@remix-run/react";
import { useState } from "react";

/**
 * A counter beside the request id: resending a refused form is a new request, even if unchanged. Without script
 * each page has a new id anyway.
 */
export function SubmissionCounter() {
  const refused = useActionData();
  const [seen, setSeen] = useState({ refused, count: 0 });
  if (refused && seen.refused !== refused) setSeen({ refused, count: seen.count + 1 });
  return <input type="hidden" name="tries" value={seen.count} />;
}
