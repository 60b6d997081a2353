import { type AppLoadContext, redirect } from "@remix-run/node";
import { emailLabels, emailTargets } from "~/contract/email-fields";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { withParams } from "~/ui/list/with-params";

const marks = ["read", "unread", "star", "unstar"] as const;
const labelling = ["label", "unlabel"] as const;
const tagging = ["tag", "untag"] as const;

/** The changes that the page may report; the address contains their names. */
export const did = [...marks, ...labelling, ...tagging, "inbox", "spam", "trash"] as const;

/**
 * Performs the action of a button on the mails of a form, and redirects to `to` with an undo link. Undefined for buttons
 * of other forms. @throws AppError of api/v1
 */
export async function actOnEmails(
  context: AppLoadContext,
  form: FormData,
  to: string,
): Promise<Response | undefined> {
  const { api } = requireSignedIn(context);
  const options = keyOptions(form);
  const [intent = "", value] = String(form.get("intent") ?? "").split(":");
  if (intent === "undo") {
    const { changed } = await api.emailChanges.undo({ id: String(form.get("undo")) }, options);
    flash(context, { kind: "done", key: "emails:undone", values: { count: changed } });
    return redirect(to);
  }
  const wholeFolder = intent === "readAll" ? emailTargets.find(one => one === value) : undefined;
  if (wholeFolder) {
    const until = new Date(String(form.get("arrivedBefore")));
    const arrivedBefore = Number.isNaN(until.getTime()) ? undefined : until;
    const { changed } = await api.emailChanges.markFolderRead(
      { folder: wholeFolder, arrivedBefore },
      options,
    );
    flash(context, { kind: "done", key: "emails:did.read", values: { count: changed } });
    return redirect(to);
  }
  const mark = marks.find(one => one === intent);
  const labels = labelling.find(one => one === intent);
  const tags = tagging.find(one => one === intent);
  const folder = intent === "move" ? emailTargets.find(one => one === value) : undefined;
  if (!mark && !labels && !tags && !folder && intent !== "remove") return undefined;
  const ids = form.getAll("id").map(String);
  if (ids.length === 0) {
    flash(context, { kind: "problem", key: "emails:nothingChosen" });
    return redirect(to);
  }
  if (intent === "remove") return redirect(paths.emails.remove(ids));
  const whole = form.get("whole") === "true";
  const label = emailLabels.find(one => one === form.get("label")) ?? emailLabels[0];
  const { changed, undo } = folder
    ? await api.emailChanges.make({ ids, whole, act: "move", folder }, options)
    : labels
      ? await api.emailChanges.make({ ids, whole, act: labels, label }, options)
      : tags
        ? await api.emailChanges.make({ ids, whole, act: tags, tagId: String(form.get("tagId")) }, options)
        : await api.emailChanges.make({ ids, whole, act: mark ?? "read" }, options);
  if (!undo) return redirect(to);
  const [path = "", search = ""] = to.split("?");
  return redirect(
    `${path}${withParams(search, { undo, did: folder ?? labels ?? tags ?? mark, count: changed })}`,
  );
}
