import type { ShouldRevalidateFunction } from "@remix-run/react";

/** `shouldRevalidate` of a form: after somebody else was quicker the page has to know what they saved. */
export const alsoWhenOvertaken: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

/**
 * `shouldRevalidate` of a page that takes something away: only when somebody else was quicker is there more to know.
 * What is gone cannot be asked for again.
 */
export const onlyWhenOvertaken: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus === 409;
