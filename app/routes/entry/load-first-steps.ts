import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import type { ShownStep } from "~/ui/knowledge/first-steps";

/** The company's progress: documents, a question, a team. Each is derived from data; null without a company. */
export async function loadFirstSteps(context: AppLoadContext): Promise<ShownStep[] | null> {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "File") || !ability.can("read", "File")) return null;
  const [files, failed, stopped, ready, chats, people] = await Promise.all([
    api.files.list({ size: 5 }),
    api.files.list({ size: 5, status: "failed" }),
    api.files.list({ size: 5, status: "stopped" }),
    api.files.list({ size: 5, status: "ready" }),
    ability.can("read", "Chat") ? api.chats.list({ size: 100, which: "own" }) : undefined,
    ability.can("read", "User") ? api.employees.list({ size: 5 }) : undefined,
  ]);
  const chat = chats?.rows[0];
  const hasQuestions = chats?.rows.some(({ questions }) => questions > 0) ?? false;
  const invited = (people?.quota.used ?? 0) > 0;
  return [
    {
      name: "documents",
      done: ready.total > 0,
      begun: files.total > 0,
      reading: ready.total === 0 && files.total > failed.total + stopped.total,
      to: files.total > 0 ? paths.knowledge.divisions("user") : paths.knowledge.new(),
    },
    {
      name: "question",
      done: hasQuestions,
      begun: hasQuestions,
      reading: false,
      to: chat ? paths.chats.open("user", chat.id) : paths.ask.page("user"),
    },
    {
      name: "team",
      done: invited,
      begun: invited,
      reading: false,
      to: invited ? paths.employees.list() : paths.employees.add(),
    },
  ];
}
