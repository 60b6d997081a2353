import { type AppLoadContext, redirect } from "@remix-run/node";
import { type EmailLabel, emailLabels, emailTargets, type LeftReason } from "~/contract/email-fields";
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
import type { PlaceParams } from "./email-place";

const markActs = ["read", "unread", "star", "unstar"] as const;
const labelActs = ["label", "unlabel"] as const;
const tagActs = ["tag", "untag"] as const;

/** The changes that the page may report; the address contains their names. */
export const did = [...markActs, ...labelActs, ...tagActs, ...emailTargets, "moveTo"] as const;

/** A change of mails, as `api.emailChanges.make` takes it. */
type Change =
  | { act: (typeof markActs)[number] }
  | { act: (typeof labelActs)[number]; label: EmailLabel }
  | { act: (typeof tagActs)[number]; tagId: string }
  | { act: "move"; folder: (typeof emailTargets)[number] }
  | { act: "moveTo"; folderId: string };

/**
 * Performs the action of a button on the mails of a form, and redirects to `to` with an undo link. Undefined for buttons
 * of other forms. `place`: the parameters of the list that the mails were chosen in. @throws AppError of api/v1
 */
export async function actOnEmails(
  context: AppLoadContext,
  form: FormData,
  to: string,
  place: PlaceParams,
): Promise<Response | undefined> {
  const { api } = requireSignedIn(context);
  const [intent, value] = intentOf(form);
  if (intent === "undo") {
    const { changed } = await api.emailChanges.undo({ id: String(form.get("undo")) }, keyOptions(form));
    flash(context, { kind: "done", key: "emails:undone", values: { count: changed } });
    return redirect(to);
  }
  if (intent === "readAll") {
    await markAllRead(context, form, value);
    return redirect(to);
  }
  const change = changeOf(form);
  if (!change && intent !== "remove") return undefined;
  const ids = form.getAll("id").map(String);
  if (ids.length === 0) {
    flash(context, { kind: "problem", key: "emails:nothingChosen" });
    return redirect(to);
  }
  if (!change) return redirect(paths.emails.remove(ids, place));
  const whole = form.get("whole") === "true";
  const made = await unlessGone(api.emailChanges.make({ ids, whole, ...change }, keyOptions(form)));
  if (!made) {
    flash(context, { kind: "problem", key: "emails:goneMeanwhile" });
    return redirect(to);
  }
  const { changed, undo, left } = made;
  nameLeft(context, left);
  if (!undo) return redirect(to);
  const [path = "", search = ""] = to.split("?");
  const name = change.act === "move" ? change.folder : change.act;
  const page = new URLSearchParams(search).get("page") ?? undefined;
  return redirect(`${path}${withParams(search, { undo, did: name, count: changed, page })}`);
}

const intentOf = (form: FormData): string[] => String(form.get("intent") ?? "").split(":");

/** Marks the mails of a folder as read that had arrived when the page was shown. */
async function markAllRead(context: AppLoadContext, form: FormData, folderName?: string): Promise<void> {
  const target = emailTargets.find(name => name === folderName);
  const shownAt = new Date(String(form.get("arrivedBefore")));
  const arrivedBefore = Number.isNaN(shownAt.getTime()) ? undefined : shownAt;
  const folder = target ? { folder: target } : { folderId: folderName };
  const { changed } = await or404(
    context.api.emailChanges.markFolderRead({ ...folder, arrivedBefore }, keyOptions(form)),
  );
  flash(context, { kind: "done", key: "emails:did.read", values: { count: changed } });
}

/** The change that the pressed button stands for; undefined for other buttons. */
function changeOf(form: FormData): Change | undefined {
  const [intent, value] = intentOf(form);
  if (intent === "moveTo") return { act: "moveTo", folderId: String(form.get("folderId")) };
  if (intent === "move") {
    const folder = emailTargets.find(name => name === value);
    return folder && { act: "move", folder };
  }
  const labelAct = labelActs.find(act => act === intent);
  if (labelAct) {
    const label = emailLabels.find(name => name === form.get("label")) ?? emailLabels[0];
    return { act: labelAct, label };
  }
  const tagAct = tagActs.find(act => act === intent);
  if (tagAct) return { act: tagAct, tagId: String(form.get("tagId")) };
  const markAct = markActs.find(act => act === intent);
  return markAct && { act: markAct };
}

/** Undefined if the mails, or their new folder or tag, are gone: another tab or program was faster. */
async function unlessGone<Made>(making: Promise<Made>): Promise<Made | undefined> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}

/** Reports the mails that were not changed, with the most frequent reason. */
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
