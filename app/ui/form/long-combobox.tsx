import { SearchedSelect } from "./combobox";
import { Field } from "./field";
import { type From, LongList, type LongSelectProps } from "./long-select";

/** A list of hundreds of options, searchable with script. */
export function LongCombobox({ from, selected, options, autoComplete, ...field }: LongSelectProps & From) {
  return (
    <Field {...field}>
      {control => (
        <SearchedSelect control={control}>
          {({ ref, ...kept }) => (
            <LongList
              {...kept}
              element={ref}
              from={from}
              selected={selected}
              options={options}
              autoComplete={autoComplete}
            />
          )}
        </SearchedSelect>
      )}
    </Field>
  );
}
