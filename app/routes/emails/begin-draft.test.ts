import { describe, expect, it } from "vitest";
import { EmailDraftFields } from "~/contract/email-draft-fields";
import type { EmailDetails } from "~/contract/emails";
import { beginDraft, type DraftKind } from "./begin-draft";

const mail = (text: string, more: Partial<EmailDetails> = {}): EmailDetails =>
  ({
    id: "m",
    smtpSettingId: "0b2f3f3e-0000-4000-8000-000000000000",
    fromName: "Jule",
    fromAddress: "jule@cafe.example",
    replyTo: [],
    to: ["fragen@kontor.example"],
    cc: [],
    recipientNames: {},
    subject: "Protokoll",
    text,
    files: [],
    ...more,
  }) as unknown as EmailDetails;
const texts = {
  when: "heute",
  quoteHead: "Jule schrieb:",
  forwardHead: "--- Weitergeleitet ---",
  comma: ", ",
  from: "Von:",
  to: "An:",
  copy: "Kopie:",
  date: "Datum:",
  subject: "Betreff:",
};
const begin = (kind: DraftKind, text: string) => beginDraft(kind, mail(text), { senders: [], texts });

describe("a mail with more text than a mail of ours may have", () => {
  const long = "Zeile eines langen Protokolls.\n".repeat(8_000);

  it.each(["reply", "forward", "continue"] as const)(
    "can be saved at once, and says that it is cut (%s)",
    kind => {
      const draft = begin(kind, long);
      expect(EmailDraftFields.safeParse(draft).success).toBe(true);
      expect(draft.body).toMatch(/\[…\]$/);
    },
  );

  it("leaves room for what is written above it when it is forwarded", () => {
    const draft = begin("forward", long);
    expect(EmailDraftFields.safeParse({ ...draft, body: `${"x".repeat(5_000)}${draft.body}` }).success).toBe(
      true,
    );
  });

  it("is whole where it fits", () => {
    expect(begin("forward", "Kurz.").body).toMatch(/Kurz\.$/);
    expect(begin("reply", "Kurz.").body).toMatch(/> Kurz\.$/);
  });
});

describe("a forwarded mail", () => {
  it("says who had a copy", () => {
    const more = { cc: ["kai@cafe.example", "rosa@cafe.example"] };
    const { body } = beginDraft("forward", mail("Hallo", more), { senders: [], texts });
    expect(body).toContain("An: fragen@kontor.example\nKopie: kai@cafe.example, rosa@cafe.example\n\nHallo");
    expect(begin("forward", "Hallo").body).not.toContain("Kopie");
  });
});

describe("the signature above what is quoted or forwarded", () => {
  it.each(["reply", "forward"] as const)("has no mark in a %s, so that answers keep the quote", kind => {
    const signed = { id: "s", email: "f@kontor.example", from: "f@kontor.example", signature: "Ada" };
    const { body } = beginDraft(kind, mail("Hallo", { smtpSettingId: "s" }), { senders: [signed], texts });
    expect(body).toMatch(/^\n\nAda\n\n/);
  });
});

describe("a reply", () => {
  const own = { id: "s", email: "fragen@kontor.example", from: "post@kontor.example", signature: "" };
  const recipients = (more: Partial<EmailDetails>) =>
    beginDraft("reply", mail("Hallo", more), { senders: [own], texts }).recipients;

  it("goes to everyone whom the mail asks to be answered, once each and without one's own mailboxes", () => {
    const replyTo = ["team@cafe.example", "Post@Kontor.example", "chefin@cafe.example", "Team@Cafe.example"];
    expect(recipients({ replyTo })).toEqual(["team@cafe.example", "chefin@cafe.example"]);
  });

  it("goes to the sender where the mail names no other address", () => {
    expect(recipients({})).toEqual(["Jule <jule@cafe.example>"]);
    expect(recipients({ replyTo: ["fragen@kontor.example"] })).toEqual(["Jule <jule@cafe.example>"]);
    expect(recipients({ fromName: "chefin@kontor.example" })).toEqual(["jule@cafe.example"]);
  });

  it("to one's own mail goes to its recipients", () => {
    const sent = { fromAddress: "post@kontor.example", to: ["jule@cafe.example", "kai@cafe.example"] };
    expect(recipients(sent)).toEqual(sent.to);
  });
});

describe("a reply to all", () => {
  const own = {
    id: "s",
    email: "fragen@kontor.example",
    from: "Fragen <fragen@kontor.example>",
    signature: "",
  };
  const toAll = (more: Partial<EmailDetails>) =>
    beginDraft("all", mail("Hallo", more), { senders: [own], texts });

  it("names each person once, however their address is written, and not the mailbox that answers", () => {
    const draft = toAll({
      to: ["Fragen@Kontor.example", "Jule@Cafe.example", "kai@cafe.example"],
      cc: ["KAI@cafe.example", "rosa@cafe.example", "fragen@kontor.example"],
    });
    expect(draft.recipients).toEqual(["Jule <jule@cafe.example>"]);
    expect(draft.copies.map(one => one.toLowerCase())).toEqual(["kai@cafe.example", "rosa@cafe.example"]);
  });

  it("has the names of those who had the mail", () => {
    const recipientNames = { "kai@cafe.example": "Hansen, Kai" };
    const { copies } = toAll({ to: ["Kai@cafe.example", "rosa@cafe.example"], recipientNames });
    expect(copies).toEqual(['"Hansen, Kai" <Kai@cafe.example>', "rosa@cafe.example"]);
  });

  it("says which recipients are left out where a mail may not have as many", () => {
    const cc = Array.from({ length: 60 }, (_, at) => `p${at}@cafe.example`);
    const draft = toAll({ cc });
    expect(draft.copies).toHaveLength(60);
    const refused = EmailDraftFields.safeParse(draft);
    expect(refused.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["copies", "mail.recipientsMost"],
    ]);
  });
});
