import { actorOf, os } from "~/api/implement";
import { addPerson } from "~/domain/people/person/add-person";
import { changePerson } from "~/domain/people/person/change-person";
import { endPersonSessions } from "~/domain/people/person/end-person-sessions";
import { confirmImport } from "~/domain/people/person/import/confirm-import";
import { deleteImport, listImports, readImport } from "~/domain/people/person/import/read-import";
import { uploadImport } from "~/domain/people/person/import/upload-import";
import { exportPeople, listPeople } from "~/domain/people/person/list-people";
import { listStaffRoles } from "~/domain/people/person/list-staff-roles";
import { readPersonDetails } from "~/domain/people/person/read-person";
import { removePerson } from "~/domain/people/person/remove-person";
import { resendPersonInvitation, sendResetTo } from "~/domain/people/person/resend-person-invitation";
import { startPlan } from "~/domain/people/person/start-plan";
import { reinstatePerson, suspendPerson } from "~/domain/people/person/suspend-person";

export const people = os.people.router({
  list: os.people.list.handler(({ input, context }) => listPeople(context.db, actorOf(context), input)),
  export: os.people.export.handler(({ input, context }) => exportPeople(context.db, actorOf(context), input)),
  roles: os.people.roles.handler(({ context }) => listStaffRoles(context.db, actorOf(context))),
  read: os.people.read.handler(({ input, context }) =>
    readPersonDetails(context.db, actorOf(context), input.id),
  ),
  add: os.people.add.handler(({ input, context }) => addPerson(context.db, actorOf(context), input)),
  change: os.people.change.handler(({ input, context }) =>
    changePerson(context.db, actorOf(context), input, context.version),
  ),
  remove: os.people.remove.handler(({ input, context }) =>
    removePerson(context.db, actorOf(context), input.id, context.version),
  ),
  startPlan: os.people.startPlan.handler(({ input, context }) => startPlan(context.db, input)),
  suspend: os.people.suspend.handler(({ input, context }) =>
    suspendPerson(context.db, actorOf(context), input, context.version),
  ),
  reinstate: os.people.reinstate.handler(({ input, context }) =>
    reinstatePerson(context.db, actorOf(context), input.id, context.version),
  ),
  invite: os.people.invite.handler(({ input, context }) =>
    resendPersonInvitation(context.db, actorOf(context), input.id, context.version),
  ),
  sendReset: os.people.sendReset.handler(({ input, context }) =>
    sendResetTo(context.db, actorOf(context), input.id, context.version),
  ),
  endSessions: os.people.endSessions.handler(({ input, context }) =>
    endPersonSessions(context.db, actorOf(context), input),
  ),
  bringImport: os.people.bringImport.handler(({ input, context }) =>
    uploadImport(context.db, actorOf(context), input),
  ),
  listImports: os.people.listImports.handler(({ input, context }) =>
    listImports(context.db, actorOf(context), input.kind),
  ),
  readImport: os.people.readImport.handler(({ input, context }) =>
    readImport(context.db, actorOf(context), input.id),
  ),
  confirmImport: os.people.confirmImport.handler(({ input, context }) =>
    confirmImport(context.db, actorOf(context), input.id),
  ),
  dropImport: os.people.dropImport.handler(({ input, context }) =>
    deleteImport(context.db, actorOf(context), input.id),
  ),
});
