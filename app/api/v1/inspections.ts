import { actorOf, os } from "~/api/implement";
import { decideInspection, endInspection } from "~/domain/chats/inspection/decide-inspection";
import { listInspectedChats, openInspectedChat } from "~/domain/chats/inspection/inspected-chats";
import { inspectionRows, readInspection } from "~/domain/chats/inspection/inspection-rows";
import {
  changeInspectionSetting,
  listColleagues,
  readInspectionSetting,
} from "~/domain/chats/inspection/inspection-setting";
import { requestInspection } from "~/domain/chats/inspection/request-inspection";

export const inspections = os.inspections.router({
  setting: os.inspections.setting.handler(({ context }) =>
    readInspectionSetting(context.db, actorOf(context)),
  ),
  changeSetting: os.inspections.changeSetting.handler(({ input, context }) =>
    changeInspectionSetting(context.db, actorOf(context), input, context.version),
  ),
  people: os.inspections.people.handler(({ context }) => listColleagues(context.db, actorOf(context))),
  list: os.inspections.list.handler(({ context }) => inspectionRows(context.db, actorOf(context))),
  read: os.inspections.read.handler(({ input, context }) =>
    readInspection(context.db, actorOf(context), input),
  ),
  request: os.inspections.request.handler(({ input, context }) =>
    requestInspection(context.db, actorOf(context), input),
  ),
  decide: os.inspections.decide.handler(({ input, context }) =>
    decideInspection(context.db, actorOf(context), input),
  ),
  end: os.inspections.end.handler(async ({ input, context }) => {
    await endInspection(context.db, actorOf(context), input);
    return {};
  }),
  chats: os.inspections.chats.handler(({ input, context }) =>
    listInspectedChats(context.db, actorOf(context), input),
  ),
  open: os.inspections.open.handler(({ input, context }) =>
    openInspectedChat(context.db, actorOf(context), input),
  ),
});
