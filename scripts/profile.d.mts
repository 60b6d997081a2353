export function chooseProfile(): import("../app/server/app").BootOptions;
