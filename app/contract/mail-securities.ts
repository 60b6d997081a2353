/** How a connection is protected; 'none' only for servers that the operator allows. */
export const mailSecurities = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];
