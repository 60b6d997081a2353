/** The folder for temporary files of tests: TMPDIR if that is set, otherwise in memory if there is room. */
export function temporaryRoot(): string;
