export function chooseProfile(
  environment?: Record<string, string | undefined>,
  envFile?: string,
): import("../app/server/app").BootOptions;
export function parseSettings(text: string): Record<string, string>;
