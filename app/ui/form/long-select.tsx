import { useContext } from "react";
import { type LongLists, LongListsContext } from "~/ui/answer-context";
import { Field } from "./field";

export type LongSelectProps = {
  name: string;
  label: string;
  hint?: string;
  selected: string;
  errors?: string[] | undefined;
  autoComplete?: string;
  /**
   * The options, none of them selected, for a page that the browser builds itself. Without them the page has to be
   * reached by a new document.
   */
  options?: string | undefined;
};

/** One of a list of hundreds. The options come with the document as they are; in the browser they stay as they came. */
export function LongSelect({
  from,
  selected,
  options,
  autoComplete,
  ...field
}: LongSelectProps & { from: (lists: LongLists, selected: string) => string }) {
  const lists = useContext(LongListsContext);
  return (
    <Field {...field}>
      {control => (
        <select
          {...control}
          autoComplete={autoComplete}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lists, escaped where they are made
          dangerouslySetInnerHTML={{
            __html: lists ? from(lists, selected) : select(options ?? "", selected),
          }}
        />
      )}
    </Field>
  );
}

const select = (options: string, value: string) =>
  options.replace(`<option value=${value}>`, () => `<option value=${value} selected>`);
