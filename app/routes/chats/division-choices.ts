import type { AppLoadContext } from "@remix-run/node";
import type { AppAbility } from "~/contract/abilities";
import { paths } from "~/paths";
import { mayBuy } from "~/session/may-buy";
import type { DivisionChoice } from "~/ui/chats/division-choices";

type Api = AppLoadContext["api"];

/** The selectable divisions of a chat, and whether public chats are locked without a plan. */
export async function divisionChoices(
  context: AppLoadContext,
  ability: AppAbility,
): Promise<{ choices: DivisionChoice[]; publicLocked: { buy: string | undefined } | undefined }> {
  const { api, build } = context;
  const { rows, quota } = await api.divisions.list({ size: 100 });
  const mayUpload = ability.can("create", "File");
  const choices = rows
    .filter(division => division.status === "open" && !division.locked)
    .map(
      async (division): Promise<DivisionChoice> => ({
        id: division.id,
        name: division.name,
        readyFiles: division.readyFiles,
        approvedAnswers: division.approvedAnswers,
        state:
          division.readyFiles + division.approvedAnswers > 0
            ? "ready"
            : division.files > 0
              ? await stateOf(api, division.id)
              : "none",
        upload: mayUpload ? paths.knowledge.new({ division: division.id }) : undefined,
      }),
    );
  // In the paid variant only a running plan lifts the limit, and the same plan opens public chats.
  const locked = build.mode === "lotse" && quota.limit !== null;
  const buy = mayBuy(context) ? paths.checkout() : undefined;
  return { choices: await Promise.all(choices), publicLocked: locked ? { buy } : undefined };
}

async function stateOf(api: Api, divisionId: string): Promise<"reading" | "failed"> {
  const { rows } = await api.files.list({ divisionId, size: 25 });
  return rows.some(file => file.status !== "failed" && file.status !== "deleting") ? "reading" : "failed";
}
