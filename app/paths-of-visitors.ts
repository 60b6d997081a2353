import { query } from "./paths-query";

/** A visitor's answer, and the ids of those before it, the latest first, with commas between them. */
type VisitorAnswers = { answer?: string; earlier?: string | undefined };

/** A public chat for visitors without an account: a page, or a frame in a page of another site. */
export const visitorPaths = {
  page: (code: string, values: VisitorAnswers = {}) => `/public-chat/${code}${query(values)}`,
  frame: (code: string, values: VisitorAnswers = {}) => `/public-chat/${code}/frame${query(values)}`,
};
