import type { ShouldRevalidateFunction } from "@remix-run/react";

// When a route's loader runs again. With single fetch Remix calls all loaders of the next page unless they opt out.

/** The status of a form that reached no server (offline-forms.tsx): its loaders would reach none either. */
const unreachable = 503;

/** For the root, whose data are part of every page: not after a form that reached no server, which stays as it is. */
export const notIfUnreachable: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== unreachable && defaultShouldRevalidate;

/**
 * For a form: also after a conflict or where something that it names is gone, because the page has to show what another user
 * saved or deleted.
 */
export const alsoAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || actionStatus === 404 || (actionStatus !== unreachable && defaultShouldRevalidate);

/**
 * For a form whose record may have become something else, such as a draft that was sent: after a conflict, and after no other
 * refusal, because its loader would redirect away from what was written.
 */
export const notAfterRefusal: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);

/** For a page that removes its record: only after a conflict, since a removed record cannot be read again. */
export const onlyAfterConflict: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus === 409;

/** For a layout whose data forms may change: after an accepted form, and not on navigation. */
export const afterChange: ShouldRevalidateFunction = ({ formMethod = "GET", actionStatus = 200 }) =>
  formMethod !== "GET" && actionStatus < 400;

/** For a layout whose data depends on the URL map only. */
export const neverRevalidate: ShouldRevalidateFunction = () => false;
