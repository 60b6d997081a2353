import { actorOf, os } from "~/api/implement";
import { findRecords } from "~/domain/operations/search/find-records";

export const search = os.search.router({
  find: os.search.find.handler(({ input, context }) =>
    findRecords(context.db, actorOf(context), input.words),
  ),
});
