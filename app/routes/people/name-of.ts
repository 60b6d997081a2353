/** A person in a response: with a name, or with its parts. */
export type NamedPerson = { name: string } | { firstName: string; lastName: string };

/** The first and the last name of a person. */
export function nameOf(person: NamedPerson): string {
  return "name" in person ? person.name : `${person.firstName} ${person.lastName}`;
}
