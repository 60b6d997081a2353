/** A malformed mail, and what its server reports about it. */
export type BrokenMail = {
  name: string;
  source: Buffer;
  internalDate?: Date;
  envelope?: { subject?: string; date?: Date; from?: object[]; to?: object[]; messageId?: string };
};

const text = "Guten Tag, wir brauchen Äpfel.";
const mail = (headers: string[], body: string | Buffer = text): Buffer =>
  Buffer.concat([
    Buffer.from(["From: Jule <jule@cafe.example>", ...headers, "", ""].join("\r\n"), "latin1"),
    Buffer.from(body),
  ]);
const bytes = (seed: number, length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (seed * 131 + at * at * 7 + at * 31) & 255));
const type = (value: string) => `Content-Type: ${value}`;

/** Charsets as programs write them: unknown, misspelt, empty, and wrong for the bytes. */
const charsets = [
  ...[
    "utf-8",
    "UTF8",
    "utf-7",
    "utf-16",
    "utf-16le",
    "utf-32",
    "iso-8859-1",
    "iso-8859-15",
    "windows-1252",
    "cp1252",
  ],
  ...[
    "x-unknown",
    "us-ascii",
    "koi8-r",
    "gb2312",
    "big5",
    "shift_jis",
    "iso-2022-jp",
    "euc-kr",
    "iso-8859-8-i",
    "''",
  ],
];

/** Inconsistent MIME structures. */
const structures: [string, string[], string][] = [
  ["multipart without a boundary", [type("multipart/mixed")], `--x\r\n\r\n${text}`],
  ["boundary that never comes", [type("multipart/mixed; boundary=x")], text],
  ["multipart that never ends", [type("multipart/mixed; boundary=x")], `--x\r\n\r\n${text}`],
  ["empty parts", [type("multipart/alternative; boundary=x")], "--x\r\n--x\r\n--x--"],
  [
    "boundary with quotes inside",
    [type('multipart/mixed; boundary="a\\"b"')],
    `--a"b\r\n\r\n${text}\r\n--a"b--`,
  ],
  [
    "the same boundary within",
    [type("multipart/mixed; boundary=x")],
    `--x\r\n${type("multipart/mixed; boundary=x")}\r\n\r\n--x\r\n\r\n${text}\r\n--x--\r\n--x--`,
  ],
  ["a type without a subtype", [type("text")], text],
  ["a type of signs", [type(";;;===")], text],
  ["an encoding that nobody knows", ["Content-Transfer-Encoding: x-zip"], text],
  ["base64 that breaks off", ["Content-Transfer-Encoding: base64"], "R3V0ZW4gVGFn!!!Z"],
  ["base64 of no letters", ["Content-Transfer-Encoding: base64"], "ÄÖÜ§§§"],
  [
    "quoted-printable with loose ends",
    ["Content-Transfer-Encoding: quoted-printable"],
    "Guten=ZZ Tag=\r\n=F=C3=",
  ],
  [
    "a mail within a mail without end",
    [type("message/rfc822")],
    `${type("message/rfc822")}\r\n\r\n`.repeat(60),
  ],
  ["uuencode inside", [], "begin 644 a.txt\r\n#0V%T\r\n"],
  ["yenc inside", [], "=ybegin line=128 size=3 name=a\r\n***\r\n=yend"],
  [
    "winmail.dat",
    [type("application/ms-tnef; name=winmail.dat"), "Content-Transfer-Encoding: base64"],
    "eJ8+IgAA",
  ],
  [
    "a report",
    [type("multipart/report; report-type=delivery-status; boundary=x")],
    `--x\r\n${type("message/delivery-status")}\r\n\r\nStatus: 9\r\n--x--`,
  ],
  ["a signature that signs nothing", [type("multipart/signed; boundary=x")], "--x--"],
  [
    "an encrypted mail",
    [type("application/pkcs7-mime; name=smime.p7m"), "Content-Transfer-Encoding: base64"],
    "MIIB",
  ],
  ["a calendar", [type("text/calendar; method=REQUEST")], "BEGIN:VCALENDAR\r\nEND"],
];

/** Malformed headers. */
const headers: [string, string[]][] = [
  ["no colon in a header", ["Subject Ohne"]],
  ["a header without a name", [": leer"]],
  ["a bare carriage return", ["Subject: A\rBcc: x@y.example"]],
  ["a NUL in the subject", ["Subject: A\0B"]],
  ["two subjects", ["Subject: A", "Subject: B"]],
  ["two senders", ["From: Zwei <zwei@cafe.example>"]],
  ["an encoded word that breaks off", ["Subject: =?utf-8?B?R3V0"]],
  ["an encoded word of an unknown charset", ["Subject: =?x-klingon?Q?abc?="]],
  ["an encoded word with line ends", ["Subject: =?utf-8?Q?A=0D=0ABcc:_x@y.example?="]],
  ["an encoded lone surrogate", ["Subject: =?utf-8?B?7aCA?="]],
  ["bytes above ASCII", ["Subject: \xc4\xd6\xdc\xff"]],
  ["a subject of a megabyte", [`Subject: ${"lang ".repeat(200_000)}`]],
  [
    "ten thousand recipients",
    [`To: ${Array.from({ length: 10_000 }, (_, at) => `a${at}@b.example`).join(", ")}`],
  ],
  ["ten thousand headers", Array.from({ length: 10_000 }, (_, at) => `X-${at}: ${at}`)],
  [
    "ten thousand references",
    [`References: ${Array.from({ length: 10_000 }, (_, at) => `<${at}@a>`).join(" ")}`],
  ],
  ["addresses in brackets in brackets", [`To: ${"<".repeat(2_000)}a@b.example${">".repeat(2_000)}`]],
  ["comments in comments", [`To: ${"(".repeat(2_000)}x${")".repeat(2_000)} a@b.example`]],
  ["a group without end", ["To: Gruppe: a@b.example, c@d.example"]],
  ["a file name with a path", ['Content-Disposition: attachment; filename="../../etc/passwd"']],
  [
    "a file name in pieces",
    ["Content-Disposition: attachment; filename*0*=utf-8''%C3; filename*1*=%84.pdf; filename*9=x"],
  ],
];

const dates = [
  ...[
    "Mon, 01 Jan 1900 00:00:00 +0000",
    "Thu, 31 Dec 2100 23:59:59 +0000",
    "0",
    "",
    "gestern",
    "Sat, 99 Nov 2026 99:99:99 +9999",
  ],
  ...["Thu, 01 Jan 275761 00:00:00 +0000", "-1", "2026-11-21T10:00:00Z", "21/11/26"],
];

const bodies: [string, string[], string | Buffer][] = [
  ["nothing at all", [], ""],
  ["only line ends", [], "\r\n".repeat(50_000)],
  ["one line of a megabyte", [], "x".repeat(1_000_000)],
  ["fifty megabytes", [], Buffer.alloc(50_000_000, "Zeile \r\n")],
  ["a hundred thousand lines of quotes", [], "> ".repeat(100) + "> tief\r\n".repeat(20_000)],
  ["HTML that nests deeply", [type("text/html")], "<div>".repeat(30_000) + text],
  ["HTML of attributes", [type("text/html")], `<p ${"a=1 ".repeat(20_000)}>${text}`],
  ["HTML that breaks off in a tag", [type("text/html")], `<p>${text}<img src="`],
  ["HTML of entities", [type("text/html")], "&#0;&#xD800;&#99999999;&amp".repeat(5_000)],
  ["three thousand parts", [type("multipart/mixed; boundary=x")], `--x\r\n\r\nTeil\r\n`.repeat(3_000)],
];

/** A hundred of them, the same each time. */
export function brokenMails(): BrokenMail[] {
  return [
    ...charsets.map(charset => ({
      name: `charset ${charset}`,
      source: mail(
        [`Subject: ${charset}`, type(`text/plain; charset=${charset}`), "Content-Transfer-Encoding: 8bit"],
        bytes(charset.length, 400),
      ),
    })),
    ...structures.map(([name, lines, body]) => ({ name, source: mail(lines, body) })),
    ...headers.map(([name, lines]) => ({ name, source: mail(lines), envelope: { subject: lines[0] ?? "" } })),
    ...dates.map(date => ({
      name: `date ${date}`,
      source: mail([`Date: ${date}`]),
      envelope: { date: new Date(date), subject: "Datum" },
      internalDate: new Date(date),
    })),
    ...bodies.map(([name, lines, body]) => ({ name, source: mail(lines, body) })),
    ...Array.from({ length: 20 }, (_, at) => ({ name: `noise ${at}`, source: bytes(at + 3, 20_000) })),
  ];
}
