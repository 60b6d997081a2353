import { expect, test } from "vitest";
import { readImapUrl } from "./imap-url";

test.each([
  [
    "imaps://post%40lotse.example:ge%3Aheim@mail.lotse.example",
    {
      host: "mail.lotse.example",
      port: 993,
      security: "tls",
      user: "post@lotse.example",
      password: "ge:heim",
    },
  ],
  ["imap://a%40b.example:x@mail.example", { port: 143, security: "starttls", address: "a@b.example" }],
  [
    "imap://post:x@mail.example:1143?address=a@b.example&tls=off",
    { port: 1143, security: "none", user: "post", address: "a@b.example" },
  ],
])("IMAP_URL names a mailbox: %s", (url, read) => {
  expect(readImapUrl(url)).toMatchObject(read);
});

test.each([
  "mail.example",
  "https://a%40b.example:x@mail.example",
  "imaps://mail.example",
  "imaps://post:x@mail.example",
  "imaps://a%40b.example@mail.example",
])("IMAP_URL is refused at the start, with its name: %s", url => {
  expect(() => readImapUrl(url)).toThrow("IMAP_URL");
});
