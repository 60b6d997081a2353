/**
 * What the links of mails are for: how many hours they are good, and which status their user must have, when it
 * is made and again when it is used. So a suspension also closes the links that are under way.
 */
export const linkPurposes = {
  reset: { hours: 1, status: "active" },
  invite: { hours: 14 * 24, status: "invited" },
  verify: { hours: 24, status: "unverified" },
  first_password: { hours: 24, status: "unverified" },
  email_old: { hours: 24, status: "active" },
  email_new: { hours: 24, status: "active" },
  google: { hours: 1, status: "active" },
  google_first: { hours: 1, status: "unverified" },
} as const;

export type LinkPurpose = keyof typeof linkPurposes;
