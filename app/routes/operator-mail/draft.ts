import { blockKinds, maxBlocks } from "~/contract/mail-block-kinds";
import type { MailContent } from "~/contract/mail-blocks";

/** The content of a form as typed, without validation. */
export function draftOf(form: FormData): MailContent {
  const blocks: MailContent["blocks"] = [];
  for (let index = 0; index < maxBlocks && form.has(`blocks[${index}].text`); index++) {
    const kind = form.get(`blocks[${index}].kind`);
    blocks.push({
      kind: blockKinds.find(one => one === kind) ?? "paragraph",
      text: String(form.get(`blocks[${index}].text`)),
    });
  }
  return { subject: String(form.get("subject") ?? ""), blocks };
}

/** Applies a button of a page without script to the blocks; undefined for other buttons. */
export function afterButton(draft: MailContent, intent: string): MailContent | undefined {
  const [what, at] = intent.split(":");
  const index = Number(at);
  const blocks = [...draft.blocks];
  if (what === "add") blocks.push({ kind: "paragraph", text: "" });
  else if (what === "remove") blocks.splice(index, 1);
  else if (what === "up" && index > 0) blocks.splice(index - 1, 0, ...blocks.splice(index, 1));
  else if (what === "down") blocks.splice(index + 1, 0, ...blocks.splice(index, 1));
  else return undefined;
  return { ...draft, blocks };
}
