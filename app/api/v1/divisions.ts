import { actorOf, os } from "~/api/implement";
import { addDivision } from "~/domain/knowledge/division/add-division";
import { changeDivision } from "~/domain/knowledge/division/change-division";
import { changeMembers } from "~/domain/knowledge/division/change-members";
import { listDivisions } from "~/domain/knowledge/division/list-divisions";
import { listExpired } from "~/domain/knowledge/division/list-expired";
import { listMembers } from "~/domain/knowledge/division/list-members";
import { readDivision } from "~/domain/knowledge/division/read-division";
import { removeDivision } from "~/domain/knowledge/division/remove-division";

export const divisions = os.divisions.router({
  list: os.divisions.list.handler(({ input, context }) => listDivisions(context.db, actorOf(context), input)),
  read: os.divisions.read.handler(({ input, context }) =>
    readDivision(context.db, actorOf(context), input.id),
  ),
  add: os.divisions.add.handler(({ input, context }) => addDivision(context.db, actorOf(context), input)),
  change: os.divisions.change.handler(({ input, context }) =>
    changeDivision(context.db, actorOf(context), input, context.version),
  ),
  remove: os.divisions.remove.handler(({ input, context }) =>
    removeDivision(context.db, actorOf(context), input.id, context.version),
  ),
  expired: os.divisions.expired.handler(({ input, context }) =>
    listExpired(context.db, actorOf(context), input.id),
  ),
  members: os.divisions.members.handler(({ input, context }) =>
    listMembers(context.db, actorOf(context), input),
  ),
  changeMembers: os.divisions.changeMembers.handler(({ input, context }) =>
    changeMembers(context.db, actorOf(context), input, context.version),
  ),
});
