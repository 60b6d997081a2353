export const plan = {
  planOrdered: {
    subject: "Your order: {plan}",
    paragraphs: [
      "We have received your payment of {amount}. Your plan is now active: {plan}.",
      "You will find the invoice in the settings under “Plan and invoices”, where you can also change or cancel the plan.",
    ],
    link: "View plan",
  },
  planRefunded: {
    subject: "Your payment was refunded",
    paragraphs: [
      "Your payment of {amount} ({plan}) was refunded because your company already has an active plan.",
      "Depending on your bank, the amount will be back in your account within a few days. You do not need to do anything.",
    ],
    link: "View plan",
  },
  planPaymentFailed: {
    subject: "The payment for your plan failed: {plan}",
    paragraphs: [
      "Your last payment ({plan}) failed. Your plan stays active until {date}.",
      "Please complete the payment, either with other payment details or, if your bank asks for it, by approving it. Without payment, the plan ends; your data is kept.",
    ],
    link: "Complete payment",
  },
  planEnded: {
    subject: "Your plan has expired: {plan}",
    paragraphs: [
      "Your plan ({plan}) expired on {date}. Anything above the limits is locked until you have an active plan again. Your data is kept.",
      "With a new plan, everything is available again immediately.",
    ],
    link: "Order a plan",
  },
  planEndsSoon: {
    subject: "Your plan ({plan}) ends on {date}",
    paragraphs: [
      "Your plan ({plan}) ends automatically on {date}. After that, the limits without a plan apply again. Your data is kept.",
      "If you order more days before then, they are added.",
    ],
    link: "Order a plan",
  },
  planCancelled: {
    subject: "Your cancellation: {plan}",
    paragraphs: [
      "We have received your cancellation. Your plan ({plan}) ends on {date} and will not be renewed. Until then, you can use everything as usual.",
      "Until then, you can also undo the cancellation in the settings.",
    ],
    link: "View plan",
  },
  planStarted: {
    subject: "Your plan is active: {plan}",
    paragraphs: [
      "A plan ({plan}) has been activated for your company. It is valid until {date}.",
      "All limits are lifted until then. The plan ends automatically; your data is kept.",
    ],
    link: "View plan",
  },
  invoiceIssued: {
    subject: "{document}",
    paragraphs: [
      "{document} of {date} for {amount} is attached as a PDF. The e-invoice (EN 16931) is embedded in the PDF file.",
      "{terms}",
    ],
    link: "View invoice",
  },
  invoiceReminded: {
    subject: "Payment reminder: {document}",
    paragraphs: [
      "{document} of {date} was due on {due}. {amount} is still outstanding. Perhaps the payment was overlooked.",
      "Please transfer the amount to the account on the attached invoice. If you have already paid, there is nothing more to do.",
    ],
    link: "View invoice",
  },
  invoiceRemindedAgain: {
    subject: "Second reminder: {document}",
    paragraphs: [
      "{document} of {date} was due on {due}. Despite our reminder, {amount} is still outstanding.",
      "Please transfer the amount now. The invoice is attached again.",
    ],
    link: "View invoice",
  },
  invoiceRemindedLast: {
    subject: "Final reminder: {document}",
    paragraphs: [
      "{document} of {date} was due on {due}. We have reminded you twice, and {amount} is still outstanding.",
      "Please transfer the amount without delay. If you dispute the invoice, please contact us. It is attached again.",
    ],
    link: "View invoice",
  },
};
