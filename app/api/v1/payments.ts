import { actorOf, os } from "~/api/implement";
import { orderPlan } from "~/domain/billing/payment/order-plan";
import {
  cancelSubscription,
  changeSubscription,
  openPayment,
  openPortal,
  previewChange,
  readSubscription,
  resumeSubscription,
} from "~/domain/billing/payment/own-subscription";
import { readOffer } from "~/domain/billing/payment/read-offer";
import { readOrder } from "~/domain/billing/payment/read-order";

export const checkouts = os.checkouts.router({
  offer: os.checkouts.offer.handler(({ context }) => readOffer(context.db, context.actor)),
  order: os.checkouts.order.handler(({ input: { plan, payment, ownVatId }, context }) =>
    orderPlan(context.db, actorOf(context), { plan, payment, ownVatId: ownVatId === "on" }),
  ),
  read: os.checkouts.read.handler(({ input, context }) => readOrder(context.db, actorOf(context), input.id)),
});

export const subscription = os.subscription.router({
  read: os.subscription.read.handler(({ context }) => readSubscription(context.db, actorOf(context))),
  cancel: os.subscription.cancel.handler(({ context }) => cancelSubscription(context.db, actorOf(context))),
  resume: os.subscription.resume.handler(({ context }) => resumeSubscription(context.db, actorOf(context))),
  previewChange: os.subscription.previewChange.handler(({ input, context }) =>
    previewChange(context.db, actorOf(context), input.plan),
  ),
  change: os.subscription.change.handler(({ input, context }) =>
    changeSubscription(context.db, actorOf(context), input),
  ),
  pay: os.subscription.pay.handler(({ context }) => openPayment(context.db, actorOf(context))),
  portal: os.subscription.portal.handler(({ context }) => openPortal(context.db, actorOf(context))),
});
