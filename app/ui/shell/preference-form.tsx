import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";

/**
 * A form whose buttons are preferences: `<button name="skin" value="bordered">`. Without script it comes back
 * to the page that it stands on; with script that page changes where it is.
 */
export function PreferenceForm({ here, children }: { here: string; children: ReactNode }) {
  const { Form } = useFetcher({ key: "preferences" });
  return (
    <Form method="post" action={paths.preferences()}>
      <input type="hidden" name="to" value={here} />
      {children}
    </Form>
  );
}
