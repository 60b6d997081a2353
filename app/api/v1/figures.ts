import { actorOf, os } from "~/api/implement";
import { changeByPerson, readByPerson } from "~/domain/operations/figures/by-person";
import { readFigures } from "~/domain/operations/figures/read-figures";

export const figures = os.figures.router({
  readByPerson: os.figures.readByPerson.handler(({ context }) => readByPerson(context.db, actorOf(context))),
  changeByPerson: os.figures.changeByPerson.handler(({ input, context }) =>
    changeByPerson(context.db, actorOf(context), input, context.version),
  ),
  read: os.figures.read.handler(({ input, context }) =>
    readFigures(context.db, actorOf(context), input.period),
  ),
});
