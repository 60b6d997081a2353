import { paths } from "~/paths";

const addresses: Record<string, string> = { lotse: paths.signUp(), handwerk: paths.start() };

/** The page where a company registers itself in this build variant; null where none can. */
export const companyRegistration = (mode: string): string | null => addresses[mode] ?? null;
