import { actorOf, os } from "~/api/implement";
import { addRole } from "~/domain/access/role/add-role";
import { assignRole } from "~/domain/access/role/assign-role";
import { changeRole } from "~/domain/access/role/change-role";
import { listRoles } from "~/domain/access/role/list-roles";
import { readRole } from "~/domain/access/role/read-role";
import { removeRole } from "~/domain/access/role/remove-role";
import { ownCompany } from "~/domain/core/actor/own-company";

export const roles = os.roles.router({
  list: os.roles.list.handler(({ context }) => listRoles(context.db, actorOf(context), null)),
  read: os.roles.read.handler(({ input, context }) => readRole(context.db, actorOf(context), null, input.id)),
  add: os.roles.add.handler(({ input, context }) => addRole(context.db, actorOf(context), null, input)),
  change: os.roles.change.handler(({ input, context }) =>
    changeRole(context.db, actorOf(context), null, input, context.version),
  ),
  remove: os.roles.remove.handler(({ input, context }) =>
    removeRole(context.db, actorOf(context), null, input, context.version),
  ),
  assign: os.roles.assign.handler(async ({ input, context }) => {
    await assignRole(context.db, actorOf(context), input, context.version);
    return {};
  }),
});

export const companyRoles = os.companyRoles.router({
  list: os.companyRoles.list.handler(({ context }) => {
    const actor = actorOf(context);
    return listRoles(context.db, actor, ownCompany(actor));
  }),
  read: os.companyRoles.read.handler(({ input, context }) => {
    const actor = actorOf(context);
    return readRole(context.db, actor, ownCompany(actor), input.id);
  }),
  add: os.companyRoles.add.handler(({ input, context }) => {
    const actor = actorOf(context);
    return addRole(context.db, actor, ownCompany(actor), input);
  }),
  change: os.companyRoles.change.handler(({ input, context }) => {
    const actor = actorOf(context);
    return changeRole(context.db, actor, ownCompany(actor), input, context.version);
  }),
  remove: os.companyRoles.remove.handler(({ input, context }) => {
    const actor = actorOf(context);
    return removeRole(context.db, actor, ownCompany(actor), input, context.version);
  }),
});
