import { actorOf, os } from "~/api/implement";
import { listNotifications } from "~/domain/operations/notification/list-notifications";

export const notifications = os.notifications.router({
  list: os.notifications.list.handler(({ context }) => listNotifications(context.db, actorOf(context))),
});
