/** The parameters of an address; those without a value are left out. */
export type Values = Record<string, string | number | undefined>;

export const query = (values: Values) => {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== "",
  );
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};
