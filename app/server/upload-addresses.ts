const id = "[\\w-]{36}";

/** Addresses that stream their request body. */
const addresses = [
  "/api/v1/uploads",
  `/api/v1/batches/${id}/files`,
  "/api/v1/account/avatar",
  "/api/v1/letterhead/logo",
  `/api/v1/email-drafts/${id}/files`,
  `/apps/email/write/${id}/upload`,
  `/knowledge/uploads/${id}/files`,
];

/** Pages whose forms send files; scripts send them to the same address with `.data`. */
const pages = [
  "/knowledge/new",
  "/knowledge/many",
  `/files/${id}/replace`,
  "/avatar",
  "/account-settings/email/letterhead/logo",
];

const uploads = new RegExp(`^(${[...addresses, ...pages.map(page => `${page}(\\.data)?`)].join("|")})$`);

/** Whether an address streams its request body. */
export const isUpload = (pathname: string): boolean => uploads.test(pathname);
