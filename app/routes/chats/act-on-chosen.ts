import { type AppLoadContext, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { chosenIds } from "~/routes/list/chosen";
import { flash, flashCounts } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

const texts = {
  archive: { all: "chats:archiveChosen.done", some: "chats:archiveChosen.some" },
  unarchive: { all: "chats:unarchiveChosen.done", some: "chats:unarchiveChosen.some" },
};

/**
 * Does with the selected chats of a list what the pressed button says, and redirects to the list as it was filtered; deleting
 * is asked about first. Undefined for buttons of other forms.
 */
export async function actOnChosen(context: AppLoadContext, form: FormData): Promise<Response | undefined> {
  const { api, user } = requireSignedIn(context);
  const intent = form.get("intent");
  if (intent !== "archive" && intent !== "unarchive" && intent !== "remove" && intent !== "none")
    return undefined;
  const back = redirect(wantedPath(context.url));
  if (intent === "none") return back;
  const ids = chosenIds(form);
  if (ids.length === 0) {
    flash(context, { kind: "problem", key: "chats:bulk.none" });
    return back;
  }
  if (intent === "remove")
    return redirect(paths.chats.deleteChosen(user.access, ids, wantedPath(context.url).split("?")[1]));
  const archived = intent === "archive";
  const { changed } = await or404(api.folders.archive({ ids, archived }, keyOptions(form)));
  flashCounts(context, texts[intent], { count: changed, left: ids.length - changed });
  return back;
}
