import { actorOf, os } from "~/api/implement";
import { addDivision } from "~/domain/division/add-division";
import { changeDivision } from "~/domain/division/change-division";
import { listDivisions } from "~/domain/division/list-divisions";
import { listMembers } from "~/domain/division/list-members";
import { readDivision } from "~/domain/division/read-division";
import { removeDivision } from "~/domain/division/remove-division";
import { setMembers } from "~/domain/division/set-members";

export const divisions = os.divisions.router({
  list: os.divisions.list.handler(({ input, context }) => listDivisions(context.db, actorOf(context), input)),
  read: os.divisions.read.handler(({ input, context }) =>
    readDivision(context.db, actorOf(context), input.id),
  ),
  add: os.divisions.add.handler(({ input, context }) => addDivision(context.db, actorOf(context), input)),
  change: os.divisions.change.handler(({ input, context }) =>
    changeDivision(context.db, actorOf(context), input, context.version),
  ),
  remove: os.divisions.remove.handler(async ({ input, context }) => {
    await removeDivision(context.db, actorOf(context), input.id, context.version);
    return {};
  }),
  members: os.divisions.members.handler(({ input, context }) =>
    listMembers(context.db, actorOf(context), input.id),
  ),
  setMembers: os.divisions.setMembers.handler(async ({ input, context }) => {
    await setMembers(context.db, actorOf(context), input, context.version);
    return {};
  }),
});
