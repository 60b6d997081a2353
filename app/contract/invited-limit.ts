/** Maximum number of people who are invited with one form; chosen. */
export const maxInvited = 200;
