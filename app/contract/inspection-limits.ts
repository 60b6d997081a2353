/** Hours that an approved inspection lasts: a working day and the evening after it. */
export const inspectionHours = 24;

/** Chosen: a longer period than a year is no inspection of an incident. */
export const maxInspectionDays = 366;
