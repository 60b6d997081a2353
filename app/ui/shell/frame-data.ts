import type { Access } from "~/contract/abilities";
import type { Language } from "~/i18n/languages";
import type { Look } from "~/session/preferences-choices";

/** `id` names the page in the URL map. */
export type MenuEntry = { id: string; to: string; icon: string; title: string };
export type MenuGroup = { title: string; items: MenuEntry[] };

/** What the frame of a page is made of; the root loader hands it over. */
export type FrameData = {
  language: Language;
  look: Look;
  title: string;
  product: string;
  here: string;
  /** The pages above this one, from the list downwards. */
  way: { to: string; text: string }[];
  user:
    | {
        name: string;
        /** Names one's picture; null for none. */
        avatar: string | null;
        company: string | null;
        access: Access;
        timeZone: string;
        region: string;
        /** While one's account is about to be erased. */
        erasedOn: { at: string; text: string } | null;
      }
    | undefined;
  menu: MenuGroup[];
  userMenu: MenuEntry[];
};
