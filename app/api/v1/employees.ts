import { actorOf, os } from "~/api/implement";
import { addEmployee } from "~/domain/people/employee/add-employee";
import { changeEmployee } from "~/domain/people/employee/change-employee";
import { exportEmployees, listEmployees } from "~/domain/people/employee/list-employees";
import { readEmployee } from "~/domain/people/employee/read-employee";
import { removeEmployee } from "~/domain/people/employee/remove-employee";
import { resendInvitation } from "~/domain/people/employee/resend-invitation";
import { reinstateEmployee, suspendEmployee } from "~/domain/people/employee/suspend-employee";

export const employees = os.employees.router({
  list: os.employees.list.handler(({ input, context }) => listEmployees(context.db, actorOf(context), input)),
  export: os.employees.export.handler(({ input, context }) =>
    exportEmployees(context.db, actorOf(context), input),
  ),
  read: os.employees.read.handler(({ input, context }) =>
    readEmployee(context.db, actorOf(context), input.id),
  ),
  add: os.employees.add.handler(({ input, context }) => addEmployee(context.db, actorOf(context), input)),
  change: os.employees.change.handler(({ input, context }) =>
    changeEmployee(context.db, actorOf(context), input, context.version),
  ),
  remove: os.employees.remove.handler(({ input, context }) =>
    removeEmployee(context.db, actorOf(context), input.id, context.version),
  ),
  suspend: os.employees.suspend.handler(({ input, context }) =>
    suspendEmployee(context.db, actorOf(context), input.id, context.version),
  ),
  reinstate: os.employees.reinstate.handler(({ input, context }) =>
    reinstateEmployee(context.db, actorOf(context), input.id, context.version),
  ),
  invite: os.employees.invite.handler(({ input, context }) =>
    resendInvitation(context.db, actorOf(context), input.id, context.version),
  ),
});
