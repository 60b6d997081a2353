import { type AppLoadContext, redirect } from "@remix-run/node";
import { emailLabels, emailTargets, type LeftReason } from "~/contract/email-fields";
import { AppError } from "~/contract/errors";
import { formatList } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { withParams } from "~/ui/list/with-params";

const marks = ["read", "unread", "star", "unstar"] as const;
const labelling = ["label", "unlabel"] as const;
const tagging = ["tag", "untag"] as const;

/** The changes that the page may report; the address contains their names. */
export const did = [...marks, ...labelling, ...tagging, ...emailTargets, "moveTo"] as const;

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
  if (intent === "readAll") {
    const folder = emailTargets.find(one => one === value);
    const until = new Date(String(form.get("arrivedBefore")));
    const arrivedBefore = Number.isNaN(until.getTime()) ? undefined : until;
    const whole = folder ? { folder } : { folderId: value };
    const { changed } = await or404(api.emailChanges.markFolderRead({ ...whole, arrivedBefore }, options));
    flash(context, { kind: "done", key: "emails:did.read", values: { count: changed } });
    return redirect(to);
  }
  const mark = marks.find(one => one === intent);
  const labels = labelling.find(one => one === intent);
  const tags = tagging.find(one => one === intent);
  const folder = intent === "move" ? emailTargets.find(one => one === value) : undefined;
  const moveTo = intent === "moveTo" ? ("moveTo" as const) : undefined;
  if (!mark && !labels && !tags && !folder && !moveTo && intent !== "remove") return undefined;
  const ids = form.getAll("id").map(String);
  if (ids.length === 0) {
    flash(context, { kind: "problem", key: "emails:nothingChosen" });
    return redirect(to);
  }
  if (intent === "remove") return redirect(paths.emails.remove(ids));
  const whole = form.get("whole") === "true";
  const label = emailLabels.find(one => one === form.get("label")) ?? emailLabels[0];
  const made = await unlessGone(
    folder
      ? api.emailChanges.make({ ids, whole, act: "move", folder }, options)
      : moveTo
        ? api.emailChanges.make({ ids, whole, act: moveTo, folderId: String(form.get("folderId")) }, options)
        : labels
          ? api.emailChanges.make({ ids, whole, act: labels, label }, options)
          : tags
            ? api.emailChanges.make({ ids, whole, act: tags, tagId: String(form.get("tagId")) }, options)
            : api.emailChanges.make({ ids, whole, act: mark ?? "read" }, options),
  );
  if (!made) {
    flash(context, { kind: "problem", key: "emails:goneMeanwhile" });
    return redirect(to);
  }
  const { changed, undo, left } = made;
  nameLeft(context, left);
  if (!undo) return redirect(to);
  const [path = "", search = ""] = to.split("?");
  return redirect(
    `${path}${withParams(search, { undo, did: folder ?? moveTo ?? labels ?? tags ?? mark, count: changed })}`,
  );
}

/** Undefined where the mails, or where they were to go, are gone: another tab or program was faster. */
async function unlessGone<Made>(making: Promise<Made>): Promise<Made | undefined> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}

/** Names the mails that were left as they were, with the commonest reason. */
function nameLeft(context: AppLoadContext, left: { subject: string; reason: LeftReason }[]): void {
  const reasons = left.map(({ reason }) => reason);
  const countOf = (reason: LeftReason) => left.filter(mail => mail.reason === reason).length;
  const [reason] = reasons.sort((a, b) => countOf(b) - countOf(a));
  if (!reason) return;
  const noSubject = textsFor(context.language)("emails:noSubject");
  const withReason = left.filter(mail => mail.reason === reason);
  const subjects = withReason.slice(0, 3).map(({ subject }) => isolate((subject || noSubject).slice(0, 60)));
  flash(context, {
    kind: "problem",
    key: `emails:left.${reason}`,
    values: { count: withReason.length, subjects: formatList(subjects, context.language) },
  });
}
