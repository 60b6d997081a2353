import { actorOf, os } from "~/api/implement";
import { changeModels } from "~/domain/chats/model/change-models";
import { listProviderModels } from "~/domain/chats/model/list-models";
import { changeMistralKey } from "~/domain/chats/provider/change-mistral-key";
import { changeProvider } from "~/domain/chats/provider/change-provider";
import { readProvider } from "~/domain/chats/provider/read-provider";
import { tryProvider } from "~/domain/chats/provider/try-provider";

export const provider = os.provider.router({
  read: os.provider.read.handler(({ context }) => readProvider(context.db, actorOf(context))),
  change: os.provider.change.handler(({ input, context }) =>
    changeProvider(context.db, actorOf(context), input, context.version),
  ),
  models: os.provider.models.handler(({ context }) => listProviderModels(context.db, actorOf(context))),
  changeModels: os.provider.changeModels.handler(({ input, context }) =>
    changeModels(context.db, actorOf(context), input, context.version),
  ),
  changeMistralKey: os.provider.changeMistralKey.handler(async ({ input, context }) => {
    await changeMistralKey(context.db, input.id, input.key);
    return {};
  }),
  try: os.provider.try.handler(({ input, context }) => tryProvider(context.db, actorOf(context), input)),
});
