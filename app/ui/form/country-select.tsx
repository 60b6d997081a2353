import { LongSelect, type LongSelectProps } from "./long-select";

/** A country by name. */
export function CountrySelect(field: LongSelectProps) {
  return <LongSelect {...field} from={(lists, selected) => lists.countryOptions(selected)} />;
}
