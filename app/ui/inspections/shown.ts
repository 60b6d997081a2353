/** An inspection as rendered. */
export type ShownInspection = {
  id: string;
  to: string;
  owner: string;
  state: "waiting" | "approved" | "refused" | "ended";
  role: "owner" | "requester" | "approver";
  reason: string;
  requestedBy: string | null;
  decidedBy: string | null;
  oneChat: boolean;
  from: string;
  until: string;
  requested: string;
  decided: string | null;
  ends: string | null;
  openings: { when: string; chatName: string | null }[];
};
