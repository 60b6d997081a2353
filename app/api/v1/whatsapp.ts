import { actorOf, os } from "~/api/implement";
import { changeWhatsapp } from "~/domain/companies/whatsapp/change-whatsapp";
import { readWhatsapp } from "~/domain/companies/whatsapp/read-whatsapp";

export const whatsapp = os.whatsapp.router({
  read: os.whatsapp.read.handler(({ context }) => readWhatsapp(context.db, actorOf(context))),
  change: os.whatsapp.change.handler(({ input, context }) =>
    changeWhatsapp(context.db, actorOf(context), input, context.version),
  ),
});
