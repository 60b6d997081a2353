import type { AppLoadContext } from "@remix-run/node";
import { normaliseForSearch } from "~/i18n/normalise-for-search";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { choices } from "~/session/preferences-choices";
import { requireSignedIn } from "~/session/require-access";
import type { Found } from "~/ui/shell/found";

/** The actions of every page: another appearance, and signing out. */
export function foundActions(context: AppLoadContext, words: string): Found[] {
  const translate = textsFor(context.language);
  const searchWords = normaliseForSearch(words).split(/\s+/).filter(Boolean);
  if (words.trim() !== "" && searchWords.length === 0) return [];
  const theme = translate("shell:theme");
  const actions: Found[] = [
    ...choices.theme.map(choice => ({
      kind: "action" as const,
      to: paths.preferences(),
      title: `${translate("shell:label", { name: theme })} ${translate(`shell:theme.${choice}`)}`,
      note: null,
      post: { theme: choice, to: paths.redirecting() },
    })),
    { kind: "action", to: paths.signOut(), title: translate("frame:signOut"), note: null, post: {} },
  ];
  return actions.filter(({ title }) => searchWords.every(word => normaliseForSearch(title).includes(word)));
}

/** An action that asks a question with these words, for users who can start a chat. */
export function offerToAsk(context: AppLoadContext, words: string): Found[] {
  const { user, ability } = requireSignedIn(context);
  if (!words || !user.companyId || !ability.can("create", "Chat")) return [];
  const title = textsFor(context.language)("search:ask", { words });
  return [{ kind: "ask", to: paths.ask.page(user.access, { question: words }), title, note: null }];
}
