import type { Access } from "~/contract/abilities";
import type { InvoiceFormat } from "~/contract/invoices";
import { query, type Values } from "./paths-query";

/** Invoices, and what ends a contract. */
export const invoicePaths = {
  contracts: {
    cancel: () => "/cancel-contract",
    withdraw: () => "/withdraw-contract",
    confirm: (values: { token?: string; done?: "1"; problem?: "1" }) =>
      `/cancel-contract/confirm${query(values)}`,
    list: () => "/admin/declarations",
    read: (id: string) => `/admin/declarations/${id}`,
    /** The data managers of a company, whose pages have its plan. */
    company: (search: string) => `/admin/users/data-manager${query({ search })}`,
  },
  invoices: {
    list: () => "/admin/invoice/list",
    ofCustomer: (search: string) => `/admin/invoice/list${query({ search })}`,
    export: (values: Values) => `/admin/invoice/list/export${query(values)}`,
    datev: () => "/admin/invoice/list/datev",
    datevFile: (values: Values) => `/admin/invoice/list/datev/file${query(values)}`,
    preview: (access: Access, id: string) => `${access === "admin" ? "/admin" : ""}/invoice/preview/${id}`,
    file: (access: Access, id: string, format: InvoiceFormat) =>
      `${access === "admin" ? "/admin" : ""}/invoice/preview/${id}/file${format === "pdf" ? "" : `?format=${format}`}`,
    cancel: (id: string) => `/admin/invoice/preview/${id}/cancel`,
    correctPayment: (id: string, paymentId: string) => `/admin/invoice/preview/${id}/payment/${paymentId}`,
    refund: (id: string) => `/admin/invoice/preview/${id}/refund`,
    startPlan: (id: string) => `/admin/invoice/preview/${id}/plan`,
    /** A plan for the company of a data manager, without an order. */
    grantPlan: (personId: string) => `/admin/people/${personId}/plan`,
  },
};
