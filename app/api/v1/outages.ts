import { actorOf, os } from "~/api/implement";
import { listOutages } from "~/domain/operations/system/list-outages";

export const outages = os.outages.router({
  list: os.outages.list.handler(({ context }) => listOutages(context.db, actorOf(context))),
});
