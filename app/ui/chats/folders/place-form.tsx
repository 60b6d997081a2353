import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Place } from "~/contract/folders";
import { RequestId } from "~/ui/form/request-id";

/** A button that keeps a chat elsewhere: what it does not name stays as it is. */
export function PlaceForm({
  id,
  place,
  name,
  children,
}: {
  id: string;
  /** The place that the button leads to. */
  place: Place;
  /** What it changes; identifies the form. */
  name: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset>
      <RequestId form={`${name}-${id}`} />
      <input type="hidden" name="chat" value={id} />
      <input type="hidden" name="folderId" value={place.folderId ?? ""} />
      {place.pinned ? <input type="hidden" name="pinned" value="on" /> : null}
      {place.archived ? <input type="hidden" name="archived" value="on" /> : null}
      <button type="submit">{children}</button>
    </Form>
  );
}
