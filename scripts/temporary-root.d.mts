/** The folder for what tests keep for a moment: in memory where there is room, TMPDIR if that is set. */
export function temporaryRoot(): string;
