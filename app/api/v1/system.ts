import { os } from "~/api/implement";
import { changeOperator } from "~/domain/operations/system/change-operator";
import { readAnswering } from "~/domain/operations/system/read-answering";
import { readLegal } from "~/domain/operations/system/read-legal";
import { readLimits } from "~/domain/operations/system/read-limits";
import { readOperator } from "~/domain/operations/system/read-operator";
import { readOutbox } from "~/domain/operations/system/read-outbox";
import { readSystemPrices } from "~/domain/operations/system/read-prices";
import { readStorage } from "~/domain/operations/system/read-storage";

export const system = os.system.router({
  readOperator: os.system.readOperator.handler(({ context }) => readOperator(context.db)),
  changeOperator: os.system.changeOperator.handler(({ input, context }) =>
    changeOperator(context.db, input, context.version),
  ),
  limits: os.system.limits.handler(({ context }) => readLimits(context.db)),
  prices: os.system.prices.handler(({ context }) => readSystemPrices(context.db)),
  storage: os.system.storage.handler(({ context }) => readStorage(context.db)),
  outbox: os.system.outbox.handler(({ context }) => readOutbox(context.db)),
  answering: os.system.answering.handler(({ context }) => readAnswering(context.db)),
});

export const legal = os.legal.router({
  read: os.legal.read.handler(({ context }) => readLegal(context.db)),
});
