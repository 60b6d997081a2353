import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";

/** A form whose record is deleted, as its action throws it (session/check-deleted.ts, which ui cannot import). */
export type DeletedRecordData = {
  back?: { to: string; text: string };
  typed: { name: string; text: string }[];
  again?: { action: string; fields: [string, string][] };
  /** Whether the form asked for the deletion itself. */
  already?: boolean;
};

/** What was typed into the form of a deleted record, to be copied or, where possible, to be added as another one. */
export function DeletedRecord({ typed, again }: Pick<DeletedRecordData, "typed" | "again">) {
  const { t } = useTranslation();
  return (
    <>
      {typed.length > 0 ? (
        <div>
          <h2>{t("deleted.typed")}</h2>
          {typed.map(({ name, text }) => (
            <p key={name} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {name} <bdi>{text}</bdi>
            </p>
          ))}
        </div>
      ) : null}
      {again ? (
        <Form method="post" action={again.action}>
          {again.fields.map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand several times, and the list never changes
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          <RequestId form="again" />
          <Submit busy={t("deleted.adding")}>{t("deleted.again")}</Submit>
        </Form>
      ) : null}
    </>
  );
}
