import sql from "sql-template-tag";

/** SQL expression (uuid): id of the picture of a user u, null for none. */
export const avatarOf = sql`(select a.storage_key from avatars a where a.user_id = u.id)`;
