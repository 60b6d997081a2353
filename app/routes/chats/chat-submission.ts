import { type AppLoadContext, data } from "@remix-run/node";
import { ChatFields } from "~/contract/chat-fields";
import { type Refusal, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { choicesOfForm, searchesFiles } from "./file-choices";
import { refuseChoice } from "./refuse-choice";

/** Parses the form of a chat: its fields, or the refusal. Without a selected file whole divisions are searched. */
export function readChatForm(context: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: ChatFields });
  const files = async () => {
    const { rows } = await context.api.divisions.list({ size: 100 });
    return choicesOfForm(
      context,
      rows.map(({ id }) => id),
      form,
    );
  };
  type Refused = Awaited<ReturnType<typeof refuseFields>>;
  const withFiles = async (refused: Refused) =>
    data({ ...refused.data, files: await files() }, refused.init ?? undefined);
  return {
    fields:
      submission.status === "success" && !searchesFiles(form)
        ? { ...submission.value, fileIds: submission.value.fileIds ?? [] }
        : undefined,
    async comeBack() {
      if (!searchesFiles(form)) return withFiles(await refuseFields(context, submission));
      const values = (submission.reply().initialValue ?? {}) as Refusal["values"];
      return data({ fields: {}, values, files: await files() } as Refusal & {
        files: Awaited<ReturnType<typeof files>>;
      });
    },
    refuse: async (error: unknown) => withFiles(await refuseChoice(context, submission, error)),
  };
}
