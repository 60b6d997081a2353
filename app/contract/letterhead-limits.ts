/** Chosen: mail programs show about 30 letters of a sender's name; longer signatures hide the mail. */
export const maxSenderLength = 60;
export const maxSignatureLength = 500;

/** Chosen: each mail carries the logo. */
export const logoKilobytes = 100;
