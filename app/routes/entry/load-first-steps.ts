import type { AppLoadContext } from "@remix-run/node";
import type { ListedStatus } from "~/contract/file-states";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import type { ShownStep } from "~/ui/knowledge/first-steps";

/** The company's progress: documents, a question, a team. Each is derived from data; null without a company. */
export async function loadFirstSteps(context: AppLoadContext): Promise<ShownStep[] | null> {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "File") || !ability.can("read", "File")) return null;
  const count = async (status?: ListedStatus) => (await api.files.list({ size: 5, status })).total;
  const [files, ready, queued, reading, indexing, chats, people] = await Promise.all([
    count(),
    count("ready"),
    count("queued"),
    count("reading"),
    count("indexing"),
    ability.can("read", "Chat") ? api.chats.list({ size: 100, which: "own" }) : undefined,
    ability.can("read", "User") ? api.employees.list({ size: 5 }) : undefined,
  ]);
  const chat = chats?.rows[0];
  const hasQuestions = chats?.rows.some(({ questions }) => questions > 0) ?? false;
  const invited = (people?.quota.used ?? 0) > 0;
  return [
    {
      name: "documents",
      done: ready > 0,
      begun: files > 0,
      reading: ready === 0 && queued + reading + indexing > 0,
      to: files > 0 ? paths.knowledge.divisions("user") : paths.knowledge.new(),
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
