import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";

/**
 * A form whose buttons are preferences: `<button name="skin" value="bordered">`. Without script it returns to the
 * same page; with script the page changes in place.
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
