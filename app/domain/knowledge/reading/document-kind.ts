/** The supported document types. */
export type DocumentKind = "docx" | "pdf";
