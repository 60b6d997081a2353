import { expect, test } from "vitest";
import { isMutation } from "./tracked-database";

test.each([
  ["insert into divisions (id) values (1)", true],
  ["with a as (select 1) update users set x = 1", true],
  ["delete from chats where id = 1", true],
  ["select graphile_worker.add_job('x')", true],
  ["insert into chats (id) values (1) on conflict do update set id = 2", true],
  ["select 1 from users where id = 1 for update", false],
  ["select 1 from users u for no key update of u", false],
  ["insert into rate_limits as l (counted) values (1) on conflict (counted) do update set at = 1", false],
  ["update sessions set seen_at = now()", false],
])("%s changes something that must happen once: %s", (text, does) => {
  expect(isMutation({ text })).toBe(does);
});
