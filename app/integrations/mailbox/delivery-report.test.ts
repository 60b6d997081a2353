import { describe, expect, it } from "vitest";
import { deliveryReport } from "./delivery-report";

const recipient = (address: string, action = "failed") =>
  `Final-Recipient: rfc822; ${address}\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1\r\n    <${address}>: User unknown\r\n`;
const report = (status: string, original = "Message-ID: <1.a@kontor.example>", type = "message/rfc822") =>
  Buffer.from(
    [
      "From: MAILER-DAEMON@mx.example",
      "Message-ID: <bounce@mx.example>",
      "Content-Type: multipart/report; report-type=delivery-status;",
      '\tboundary="b/1=x"',
      "",
      "This is a MIME-encapsulated message.",
      "",
      "--b/1=x",
      "Content-Type: text/plain",
      "",
      "I'm sorry to have to inform you. Action: failed",
      "--b/1=x",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.example",
      "",
      status,
      "--b/1=x",
      `Content-Type: ${type}`,
      "",
      "Subject: Angebot",
      original,
      "",
      "Guten Tag",
      "--b/1=x--",
    ].join("\r\n"),
  );

describe("a report of a mail server", () => {
  it("names the mail and all whom it did not reach", () => {
    const status = `${recipient("a@fern.example")}\r\n${recipient("b@fern.example")}`;
    expect(deliveryReport(report(status))).toEqual({
      messageId: "<1.a@kontor.example>",
      addresses: ["a@fern.example", "b@fern.example"],
      reason: "address: 550 5.1.1 <a@fern.example>: User unknown",
    });
  });

  it("says why, by its code or by the one in the words of the server", () => {
    const reasonOf = (status: string, words?: string) => {
      const lines = [
        "Final-Recipient: rfc822; a@fern.example",
        "Action: failed",
        status && `Status: ${status}`,
      ];
      if (words) lines.push(`Diagnostic-Code: ${words}`);
      return deliveryReport(report(`${lines.filter(Boolean).join("\r\n")}\r\n`))?.reason;
    };
    expect(reasonOf("5.1.10", "smtp; 550 Recipient not found")).toBe("address: 550 Recipient not found");
    expect(reasonOf("5.4.4")).toBe("address");
    expect(reasonOf("5.2.2", "smtp; 552 Quota exceeded")).toBe("full: 552 Quota exceeded");
    expect(reasonOf("4.4.7", "X-Postfix; delivery timed out")).toBe("unreachable: delivery timed out");
    expect(reasonOf("5.0.0", "smtp; 554 5.7.1 Spam")).toBe("refused: 554 5.7.1 Spam");
    expect(reasonOf("", "smtp; 550 5.1.1 Unknown")).toBe("address: 550 5.1.1 Unknown");
    expect(reasonOf("5.9.9")).toBe("unknown");
    expect(reasonOf("Unsinn", `smtp; ${"x".repeat(500)}`)).toHaveLength("unknown: ".length + 300);
  });

  it("names the address as it was written, where the server forwards", () => {
    const status = `Original-Recipient: rfc822;verkauf@fern.example\r\n${recipient("x17@intern.fern.example")}`;
    expect(deliveryReport(report(status))?.addresses).toEqual(["verkauf@fern.example"]);
  });

  it("is read with a folded Message-ID, and with the headers of the mail alone", () => {
    const folded = "Message-ID:\r\n <1.b@kontor.example>";
    expect(
      deliveryReport(report(recipient("a@fern.example"), folded, "text/rfc822-headers"))?.messageId,
    ).toBe("<1.b@kontor.example>");
  });

  it("of a delay, an arrival, or without a mail is ignored", () => {
    for (const action of ["delayed", "delivered", "relayed"])
      expect(deliveryReport(report(recipient("a@fern.example", action)))).toBeNull();
    expect(deliveryReport(report(recipient("a@fern.example"), "X-No: id"))).toBeNull();
    expect(deliveryReport(Buffer.from("Subject: Undelivered\r\n\r\nAction: failed\r\n"))).toBeNull();
  });
});
