import { actorOf, os } from "~/api/implement";
import { changeProvider } from "~/domain/provider/change-provider";
import { readProvider } from "~/domain/provider/read-provider";
import { tryProvider } from "~/domain/provider/try-provider";

export const provider = os.provider.router({
  read: os.provider.read.handler(({ context }) => readProvider(context.db, actorOf(context))),
  change: os.provider.change.handler(({ input, context }) =>
    changeProvider(context.db, actorOf(context), input, context.version),
  ),
  try: os.provider.try.handler(({ input, context }) => tryProvider(context.db, actorOf(context), input)),
});
