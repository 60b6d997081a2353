import type { ShouldRevalidateFunction } from "@remix-run/react";

/** For the form of a mail: a save while typing changes nothing that the page shows. */
export const whenSent: ShouldRevalidateFunction = ({ formData, actionStatus, defaultShouldRevalidate }) =>
  formData?.get("intent") === "autosave" ? false : actionStatus === 409 || defaultShouldRevalidate;
