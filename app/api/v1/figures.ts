import { actorOf, os } from "~/api/implement";
import { readFigures } from "~/domain/operations/figures/read-figures";

export const figures = os.figures.router({
  read: os.figures.read.handler(({ input, context }) =>
    readFigures(context.db, actorOf(context), input.period),
  ),
});
