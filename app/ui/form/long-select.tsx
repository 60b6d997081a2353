import { type ReactNode, type Ref, type SelectHTMLAttributes, useContext } from "react";
import { type LongLists, LongListsContext } from "~/ui/answer-context";
import { Field } from "./field";

type ListProps = {
  selected: string;
  /**
   * The options, none selected, for pages rendered in the browser. Without them the page must be loaded as a
   * document.
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

/** A list of hundreds of options. They come with the document as static HTML, which the browser keeps. */
export function LongSelect({ from, selected, options, autoComplete, ...field }: LongSelectProps & From) {
  return (
    <Field {...field}>
      {control => (
        <LongList
          {...control}
          from={from}
          selected={selected}
          options={options}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
}

/** The select alone, for composed fields. */
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
