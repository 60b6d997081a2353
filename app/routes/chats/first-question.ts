import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { AppAbility } from "~/contract/abilities";
import { maxChosenFiles } from "~/contract/chat-choices";
import { ChatFields, QuestionFields } from "~/contract/chat-fields";
import { Id } from "~/contract/endpoint";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { keyOptions, type Refusal, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import type { FileChoices } from "~/ui/chats/file-choices";
import { anchors } from "~/ui/chats/shown";
import { divisionChoices } from "./division-choices";
import { choicesOfForm, fileChoices, searchesFiles } from "./file-choices";
import { refuseChoice } from "./refuse-choice";
import { modelOf } from "./shown-message";

const maxProposalLength = 300;

/**
 * The data of the form of a first question; null while no division has a processed file. `here`: the address of the page
 * with a proposed question.
 */
export async function firstQuestion(
  context: AppLoadContext,
  ability: AppAbility,
  here: (values: { question: string }) => string,
) {
  const { url, language, api } = context;
  const { user } = requireSignedIn(context);
  const [{ choices }, begin] = await Promise.all([divisionChoices(context, ability), api.questions.begin()]);
  if (!choices.some(choice => choice.state === "ready")) return null;
  const t = textsFor(language);
  const file = url.searchParams.getAll("file").filter(id => Id.safeParse(id).success);
  return {
    files: await fileChoices(context, idsOf(choices), { ids: file }),
    choices: choices.map(({ id, name, state }) => ({ id, name, ready: state === "ready" })),
    chosen: url.searchParams.getAll("division"),
    proposed: (url.searchParams.get("question") ?? "").slice(0, maxProposalLength),
    writer: user.id,
    setUp: paths.chats.new(user.access),
    model: modelOf(begin.answerer),
    models: begin.models,
    questionsLeft: begin.questionsLeft,
    suggestions: [
      ...begin.approved.map(({ question, divisionName }) => ({
        question,
        where: t("ask:topic.approved", { division: isolate(divisionName) }),
      })),
      ...begin.topics.map(({ heading, fileName, pageNumber }) => ({
        question: t("ask:topic", { heading }),
        where:
          pageNumber === null
            ? isolate(fileName)
            : t("ask:topic.page", { file: isolate(fileName), page: String(pageNumber) }),
      })),
    ].map(one => ({ ...one, to: here({ question: one.question }) })),
  };
}

/** Whether the reader belongs to no division: then no file helps, and the data manager has to add them to one. */
export async function lacksDivision({ api }: AppLoadContext): Promise<boolean> {
  return (await api.divisions.list({ size: 5 })).total === 0;
}

const idsOf = (choices: { id: string }[]) => choices.map(({ id }) => id);

const Wish = QuestionFields.extend({
  divisionIds: z.array(z.uuid()).max(100).default([]),
  fileIds: z.array(z.uuid()).max(maxChosenFiles, "chat.tooManyFiles").default([]),
  model: ChatFields.shape.model,
});

/**
 * Asks the question of the form in a new chat and redirects there, or searches files for it. Every response that shows the
 * form again contains the selected files.
 */
export async function askFirst(context: AppLoadContext, form: FormData) {
  const { api, user } = requireSignedIn(context);
  const submission = parseForm(form, { schema: Wish });
  const files = async () => {
    const { rows } = await api.divisions.list({ size: 100 });
    return choicesOfForm(context, idsOf(rows), form);
  };
  if (searchesFiles(form)) {
    const kept = submission.reply().initialValue ?? {};
    return data({ fields: {}, values: kept as Refusal["values"], files: await files() });
  }
  if (submission.status !== "success")
    return withFiles(await refuseFields(context, submission), await files());
  try {
    const options = keyOptions(form);
    const { id, chatId } = await api.questions.ask(submission.value, options);
    return redirect(`${paths.chats.open(user.access, chatId)}#${anchors.message(id)}`);
  } catch (error) {
    return withFiles(await refuseChoice(context, submission, error), await files());
  }
}

const withFiles = (refused: Awaited<ReturnType<typeof refuseFields>>, files: FileChoices) =>
  data({ ...refused.data, files }, refused.init ?? undefined);
