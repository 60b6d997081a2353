import { Form } from "@remix-run/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Button } from "~/ui/primitives/button";

/** Makes the current answer of a golden question the expected one. `look`: a button, or a menu entry. */
export function AcceptGolden({
  id,
  version,
  look = "button",
}: {
  id: string;
  version: number;
  look?: "button" | "entry";
}) {
  const { t } = useTranslation("golden");
  const inside = (
    <>
      <Check size={18} aria-hidden />
      {t("accept")}
    </>
  );
  return (
    <Form method="post" preventScrollReset>
      <RequestId form={`accept-${id}-${version}`} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value="accept" />
      {look === "entry" ? <button type="submit">{inside}</button> : <Button>{inside}</Button>}
    </Form>
  );
}
