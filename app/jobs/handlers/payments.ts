import { endPayments } from "~/domain/billing/payment/end-payments";
import { handleEvent } from "~/domain/billing/payment/receive-event";
import { settleAll } from "~/domain/billing/payment/settle-all";
import { settleCompany } from "~/domain/billing/payment/settle-company";
import { recheckVat } from "~/domain/billing/vat/check-company-vat";
import { mailPlanNews } from "~/domain/companies/company/mail-plan-news";
import { mailReceipt } from "~/domain/companies/declaration/mail-receipt";
import { mailInvoice } from "~/domain/companies/invoicing/mail-invoice";
import { mailReminder } from "~/domain/companies/invoicing/mail-reminder";
import { contractReceipt } from "~/mail/contract-receipt";
import { invoiceMail, reminderMail } from "~/mail/invoice-mail";
import { wordsOfInvoice } from "~/mail/invoice-words";
import { planNews } from "~/mail/plan-news";
import type { JobHandler } from "../worker";

/** Applies an event of Stripe. */
export const handlePaymentEventJob: JobHandler<"handle_payment_event"> = ({ eventId }, { db }) =>
  handleEvent(db, eventId);

/** Invoices the payments that waited for the company's details. */
export const settlePaymentsJob: JobHandler<"settle_payments"> = ({ companyId }, { db }) =>
  settleCompany(db, companyId);

/** Checks a VAT id again after the register did not respond. */
export const checkVatJob: JobHandler<"check_vat"> = ({ companyId }, { db }) => recheckVat(db, companyId);

/** Confirms a cancellation or a withdrawal by mail. */
export const confirmDeclarationJob: JobHandler<"confirm_declaration"> = ({ declarationId }, { db }) =>
  mailReceipt(db, declarationId, contractReceipt);

/** Mails news of a company's plan. */
export const planNewsJob: JobHandler<"plan_news"> = (payload, { db }) => mailPlanNews(db, payload, planNews);

/** Stores an invoice's files and mails it. */
export const mailInvoiceJob: JobHandler<"mail_invoice"> = (payload, { db }) =>
  mailInvoice(db, payload, wordsOfInvoice, invoiceMail);

/** Mails a reminder of an overdue invoice. */
export const remindInvoiceJob: JobHandler<"remind_invoice"> = (payload, { db }) =>
  mailReminder(db, payload, wordsOfInvoice, reminderMail);

/** Ends the subscriptions and open checkouts of a deleted company. */
export const endPaymentsJob: JobHandler<"end_payments"> = (payload, { db, lastAttempt }) =>
  endPayments(db, payload, { lastAttempt });

/** The daily comparison with Stripe. */
export const comparePaymentsJob: JobHandler<"compare_payments"> = (_, { db }) => settleAll(db);
