export function noteBuild(began: Date): void;
export function buildProblem(): string | undefined;
export function requireBuild(): void;
