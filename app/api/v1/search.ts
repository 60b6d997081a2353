import { actorOf, os } from "~/api/implement";
import { findRecords } from "~/domain/operations/search/find-records";
import { trySearch } from "~/domain/operations/search/try-search";

export const search = os.search.router({
  find: os.search.find.handler(({ input, context }) => findRecords(context.db, actorOf(context), input)),
  try: os.search.try.handler(({ input, context }) => trySearch(context.db, actorOf(context), input)),
});
