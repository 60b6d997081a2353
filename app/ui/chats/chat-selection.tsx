import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { InertSubmit, SelectionBar } from "~/ui/list/selection";

/** The id of the form, which is that of the rows' checkboxes. */
export const chatSelection = "selected-chats";

/** The bulk actions for the selected chats of a list. Its rows have forms of their own, which this one cannot surround. */
export function ChatSelection({
  archive,
  remove = false,
}: {
  /** Whether the chats go into the archive or leave it; undefined if the user may do neither. */
  archive: "archive" | "unarchive" | undefined;
  remove?: boolean;
}) {
  const { t } = useTranslation("chats");
  return (
    <Form id={chatSelection} method="post" className="no-print">
      <InertSubmit />
      <RequestId form="selection" />
      <SelectionBar name="id" form={chatSelection}>
        {archive ? (
          <button type="submit" name="intent" value={archive}>
            {t(`bulk.${archive}`)}
          </button>
        ) : null}
        {remove ? (
          <button type="submit" name="intent" value="remove">
            {t("bulk.delete")}
          </button>
        ) : null}
      </SelectionBar>
    </Form>
  );
}
