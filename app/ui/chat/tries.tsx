import { useActionData } from "@remix-run/react";
import { useState } from "react";

/**
 * Goes into a form beside its request id: sending a refused form again is another request, also when
 * nothing in it has changed. Without script each page has a new id anyway.
 */
export function Tries() {
  const refused = useActionData();
  const [seen, setSeen] = useState({ refused, count: 0 });
  if (seen.refused !== refused) setSeen({ refused, count: seen.count + 1 });
  return <input type="hidden" name="tries" value={seen.count} />;
}
