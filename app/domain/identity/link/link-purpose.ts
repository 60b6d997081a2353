/**
 * The purposes of mailed links: their lifetime in hours, and the user's required status, both when created and
 * when used. So a suspension also voids pending links.
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
