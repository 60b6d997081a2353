export const headlessShell: string;
export function browserPath(): string;
