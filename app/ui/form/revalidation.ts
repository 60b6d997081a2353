import type { ShouldRevalidateFunction } from "@remix-run/react";

// When a route's loader runs again. With single fetch Remix asks all loaders of the next page unless they say no.

/** The status of a form that found no server (held-forms.tsx): its loaders would find none either. */
const unreachable = 503;

/** For a form: also after a conflict, because the page has to show what another user saved. */
export const alsoWhenOvertaken: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || (actionStatus !== unreachable && defaultShouldRevalidate);

/** For a page that removes its record: only after a conflict, since a removed record cannot be read again. */
export const onlyWhenOvertaken: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus === 409;

/** For a layout whose data forms may change: after an accepted form, and not on navigation. */
export const afterChange: ShouldRevalidateFunction = ({ formMethod = "GET", actionStatus = 200 }) =>
  formMethod !== "GET" && actionStatus < 400;

/** For a layout whose data only the URL map decides. */
export const neverAgain: ShouldRevalidateFunction = () => false;
