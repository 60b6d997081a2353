import { LongSelect, type LongSelectProps } from "./long-select";

/** A country, by name or by calling code. */
export function CountrySelect({ kind, ...field }: LongSelectProps & { kind: "name" | "calling" }) {
  return <LongSelect {...field} from={(lists, selected) => lists.countryOptions(kind, selected)} />;
}
