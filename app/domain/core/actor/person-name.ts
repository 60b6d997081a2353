import sql from "sql-template-tag";

/** SQL expression (text): the first and the last name of a user u. */
export const personName = sql`(u.first_name || ' ' || u.last_name)`;

/** SQL expressions to sort users u by their name, in German order. */
export const personNameOrder = [
  sql`u.last_name collate natural_order`,
  sql`u.first_name collate natural_order`,
];
