/** Hours that an approved inspection lasts: a working day and the evening after it. */
export const inspectionHours = 24;

/** Chosen: what takes longer than a year to look for is no inspection of an incident. */
export const maxInspectionDays = 366;
