import { useContext } from "react";
import { LongListsContext } from "~/ui/answer-context";
import { Field } from "./field";

/**
 * A country, by name or by calling code. Its 245 options come with the document as they are; in the
 * browser they stay as they came, so pages with this field are reached by a new document.
 */
export function CountrySelect({
  kind,
  selected,
  autoComplete,
  ...field
}: {
  name: string;
  label: string;
  kind: "name" | "calling";
  selected: string;
  errors?: string[] | undefined;
  autoComplete: string;
}) {
  const lists = useContext(LongListsContext);
  return (
    <Field {...field}>
      {control => (
        <select
          {...control}
          autoComplete={autoComplete}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own list of countries, escaped where it is made
          dangerouslySetInnerHTML={{ __html: lists?.countryOptions(kind, selected) ?? "" }}
        />
      )}
    </Field>
  );
}
