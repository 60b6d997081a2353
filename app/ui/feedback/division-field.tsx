import { SelectField } from "~/ui/form/field";

/** A list of divisions to choose one from. The only one is chosen; of several none is until the user chooses. */
export function DivisionField({
  label,
  choose,
  divisions,
  chosen,
  errors,
}: {
  label: string;
  /** The text of the empty option. */
  choose: string;
  divisions: { id: string; name: string }[];
  /** The id of the division that was chosen before; empty without one. */
  chosen: string;
  errors: string[] | undefined;
}) {
  const onlyOne = divisions.length === 1 ? divisions[0]?.id : undefined;
  const initial = chosen || onlyOne || "";
  return (
    <SelectField name="divisionId" label={label} required errors={errors} defaultValue={initial}>
      {initial ? null : <option value="">{choose}</option>}
      {divisions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
