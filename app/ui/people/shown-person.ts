import type { PeopleKind, PersonStatus } from "~/contract/people-fields";

/** One of those whom administrators manage, as they read them. */
export type ShownPerson = {
  id: string;
  kind: PeopleKind;
  name: string;
  email: string;
  /** The one that waits for its confirmation. */
  newEmail: string | null;
  phone: string | null;
  avatar: string | null;
  status: PersonStatus;
  role: string | null;
  company: string | null;
  plan: "monthly" | "yearly" | "days_30" | "days_365" | null;
  language: { code: string; name: string };
  country: string;
  /** An instant for machines, the day for people. */
  at: string;
  since: string;
  self: boolean;
  /** Whether one may act upon them. */
  within: boolean;
  version: number;
};
