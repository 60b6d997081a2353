import { actorOf, os } from "~/api/implement";
import { listActivities, listOwnActivities } from "~/domain/operations/activity/list-activities";

export const activities = os.activities.router({
  list: os.activities.list.handler(({ input, context }) =>
    listActivities(context.db, actorOf(context), input),
  ),
  own: os.activities.own.handler(({ input, context }) =>
    listOwnActivities(context.db, actorOf(context), input),
  ),
});
