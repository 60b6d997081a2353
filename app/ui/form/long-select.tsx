import { type ReactNode, type Ref, type SelectHTMLAttributes, useContext } from "react";
import { type LongLists, LongListsContext } from "~/ui/answer-context";
import { Field } from "./field";

type ListProps = {
  selected: string;
  /**
   * The options, none of them selected, for a page that the browser builds itself. Without them the page has to be
   * reached by a new document.
   */
  options?: string | undefined;
};

export type LongSelectProps = ListProps & {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  autoComplete?: string;
};

export type From = { from: (lists: LongLists, selected: string) => string };

/** One of a list of hundreds. The options come with the document as they are; in the browser they stay as they came. */
export function LongSelect({ from, selected, options, autoComplete, ...field }: LongSelectProps & From) {
  return (
    <Field {...field}>
      {control => <LongList {...control} {...{ from, selected, options, autoComplete }} />}
    </Field>
  );
}

/** The list alone, for a field that is more than a list. */
export function LongList({
  from,
  selected,
  options,
  element,
  ...control
}: ListProps & From & { element?: Ref<HTMLSelectElement> } & SelectHTMLAttributes<HTMLSelectElement>) {
  const lists = useContext(LongListsContext);
  return (
    <select
      {...control}
      ref={element}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lists, escaped where they are made
      dangerouslySetInnerHTML={{
        __html: lists ? from(lists, selected) : select(options ?? "", selected),
      }}
    />
  );
}

const select = (options: string, value: string) =>
  options.replace(`<option value=${value}>`, () => `<option value=${value} selected>`);
