import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Place } from "~/contract/folders";
import { RequestId } from "~/ui/form/request-id";

/** A button that changes the place of a chat; properties that it does not name are kept. */
export function PlaceForm({
  id,
  place,
  name,
  children,
}: {
  id: string;
  /** The place that the button leads to. */
  place: Place;
  /** The changed property, which identifies the form. */
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
