import type { Access } from "~/contract/abilities";
import type { Language } from "~/i18n/languages";

/** What the frame of a page is made of; the root loader hands it over. */
export type FrameData = {
  language: Language;
  theme: string;
  title: string;
  product: string;
  here: string;
  user:
    | { name: string; initials: string; company: string | null; access: Access; timeZone: string }
    | undefined;
  menu: { title: string; items: { to: string; icon: string; title: string }[] }[];
};
