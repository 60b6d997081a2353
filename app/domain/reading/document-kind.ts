/** What Lotse reads. */
export type DocumentKind = "docx" | "pdf";
