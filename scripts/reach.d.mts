export function changedSince(commit: string | undefined): string[] | undefined;
export function baseOfWork(commitsOnMain?: number): string | undefined;
export function turn(): number;
export function reach(changed: string[]): { wide: boolean; pages: Set<string>; tests: string[] };
