import type { PeopleKind } from "~/contract/people-fields";
import type { PersonStatus } from "~/contract/person-states";
import type { planKinds } from "~/contract/plan-kinds";
import type { UndeliveredReason } from "~/contract/undelivered-reasons";

/** A person managed by administrators, as rendered. */
export type ShownPerson = {
  id: string;
  kind: PeopleKind;
  name: string;
  email: string;
  /** The pending new address. */
  newEmail: string | null;
  phone: string | null;
  avatar: string | null;
  status: PersonStatus;
  /** Why their invitation did not arrive. */
  undelivered: UndeliveredReason | null;
  role: string | null;
  company: string | null;
  plan: (typeof planKinds)[number] | null;
  language: { code: string; name: string };
  country: string;
  /** An instant for machines, the day for readers. */
  at: string;
  since: string;
  self: boolean;
  /** Whether the actor may manage them. */
  within: boolean;
  version: number;
};
