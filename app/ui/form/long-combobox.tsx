import { SearchedSelect } from "./combobox";
import { Field } from "./field";
import { type From, LongList, type LongSelectProps } from "./long-select";

/** One of a list of hundreds, which can be searched by typing where there is script. */
export function LongCombobox({ from, selected, options, autoComplete, ...field }: LongSelectProps & From) {
  return (
    <Field {...field}>
      {control => (
        <SearchedSelect control={control}>
          {({ ref, ...kept }) => (
            <LongList {...kept} element={ref} {...{ from, selected, options, autoComplete }} />
          )}
        </SearchedSelect>
      )}
    </Field>
  );
}
