import { afterEach, beforeEach, expect, test } from "vitest";
import type { Address } from "~/session/url-map";
import { flattenUrls, urls } from "../../remix.config.js";
import { type Answer, type Asked, type Site, shown, startSite, type Visitor } from "./site";

const map: Address[] = flattenUrls(urls).filter(
  // The end of the session, and of the map.
  ({ id, path }) => id !== "sign-out" && path !== "*",
);
const nobodys = "01890000-0000-7000-8000-000000000000";
const people = {
  administrator: "administrator@lotse.example",
  manager: "manager@kontor.example",
  employee: "employee@kontor.example",
  analyst: "analyst@lotse.example",
  "public user": "public@lotse.example",
};

// Strange forms may change the accounts that others sign in to, so each person has a site of their own.
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site?.stop());

const patterns = map.map(({ path, tabs }) => ({
  path,
  // Each tab is a page of its own.
  of: new RegExp(
    `^${path.replace(/:(\w+)/g, (_, name) => (tabs && /tab|filter|label/.test(name) ? "(.+)" : "[^/]+")).replace("*", ".*")}$`,
  ),
}));

const pageOf = (pathname: string) => {
  const one = patterns.find(({ of }) => of.test(pathname));
  return one && `${one.path} ${one.of.exec(pathname)?.slice(1).join() ?? ""}`;
};

/** One address of each page that this person comes to by links, and pages without a link by an id of no record. */
async function pagesOf(visitor: Visitor, from: string): Promise<Map<string, Answer>> {
  const pages = new Map<string, Answer>();
  const known = new Set<string>();
  const next: string[] = [];
  const add = (address: string) => {
    const page = pageOf(address.split("?")[0]!);
    if (!page || known.has(page) || /sign-out/.test(address)) return;
    known.add(page);
    next.push(address);
  };
  add(from);
  while (true) {
    const address = next.shift();
    if (address === undefined) {
      const left = patterns.find(({ path }) => ![...known].some(one => one.startsWith(`${path} `)));
      if (!left) return pages;
      known.add(`${left.path} `);
      next.push(left.path.replace(/:\w+/g, nobodys).replace("*", "x"));
      continue;
    }
    const page = await visitor.get(address);
    if (page.location) add(new URL(page.location, site.origin).pathname);
    if (page.status >= 400 || page.location) continue;
    if (page.headers.get("content-type")?.startsWith("text/html")) pages.set(address, page);
    for (const [, href] of shown(page).matchAll(/(?:href|action)="(\/[^"#]*)"/g))
      add(href!.replaceAll("&amp;", "&"));
  }
}

/** The fields of a page's forms, and what its buttons say that they want. */
function formsOf(page: Answer) {
  const fields = new Map<string, string>();
  const intents = new Set<string>();
  for (const [tag] of shown(page).matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const [name, value] = ["name", "value"].map(one => new RegExp(` ${one}="([^"]*)"`).exec(tag)?.[1]);
    if (!name) continue;
    if (name === "intent") intents.add(value ?? "");
    else if (name !== "__intent__") fields.set(name, value ?? "");
  }
  return { fields, intents };
}

const unreadable = [
  "{",
  "null",
  "[]",
  '"insert"',
  '{"type":"insert"}',
  '{"type":"insert","payload":null}',
  '{"type":"insert","payload":{"name":"nothing"}}',
  '{"type":"insert","payload":{"name":"__proto__[constructor]"}}',
  '{"type":"remove","payload":{"name":"toEmails","index":99}}',
  '{"type":"reorder","payload":{"name":"toEmails","from":9,"to":-1}}',
  '{"type":"update","payload":{"name":5,"value":{}}}',
  '{"type":"reset","payload":{}}',
  '{"type":"unknown","payload":{}}',
];

type Entries = [string, string | File][];

const urlencoded = (entries: Entries): Asked => ({
  body: new Blob([new URLSearchParams(entries as [string, string][]).toString()], {
    type: "application/x-www-form-urlencoded",
  }),
});

function multipart(entries: Entries): Asked {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value as string);
  return { body: form };
}

const raw = (type: string, text = "{}"): Asked => ({
  body: new Blob([text]),
  headers: { "content-type": type },
});
const file = () => new File(["%PDF-1.7"], "x.pdf");

/** Forms that no page of ours sends, for a page with these fields and buttons. */
function strangeForms({ fields, intents }: ReturnType<typeof formsOf>): Record<string, Asked> {
  const all = (value: (name: string, kept: string) => Entries): Entries =>
    [...fields].flatMap(([name, kept]) => value(name, kept));
  const wishes = ["", "nonsense", ...intents];
  // Six bytes a letter when sent, of the million that a body may have.
  const longest = Math.min(9_000, Math.floor(140_000 / Math.max(1, fields.size)));
  const bodies: [string, Entries][] = [
    ["no field", []],
    ["every field empty", all(name => [[name, ""]])],
    [
      "every field twice",
      all((name, kept) => [
        [name, kept],
        [name, "x"],
      ]),
    ],
    [
      "every field as a list",
      all(name => [
        [`${name}[0]`, "x"],
        [`${name}[1]`, "y"],
      ]),
    ],
    ["every field with a place far off", all(name => [[`${name}[4294967294]`, "x"]])],
    ["every field as an object", all(name => [[`${name}.a.b`, "x"]])],
    [
      "every field as text and as a list",
      all(name => [
        [name, "x"],
        [`${name}[0].y`, "z"],
      ]),
    ],
    ["every field very long", all(name => [[name, "ä".repeat(longest)]])],
    ["every field with signs that no database takes", all(name => [[name, "a\0b\ud800c"]])],
    ["every field a number out of range", all(name => [[name, "99999999999999999999999"]])],
    ["every field an id of no record", all(name => [[name, nobodys]])],
    ["every field a date that does not exist", all(name => [[name, "2026-02-31"]])],
    [
      "names of the language",
      [
        ["__proto__", "x"],
        ["constructor.prototype", "x"],
        ["[0]", "x"],
        ["", "x"],
        ["a[", "x"],
      ],
    ],
  ];
  const forms: Record<string, Asked> = {};
  bodies.forEach(([what, entries], at) => {
    const wish = wishes[at % wishes.length]!;
    forms[`${what}, intent "${wish}"`] = urlencoded([
      ...(wish ? [["intent", wish] as [string, string]] : []),
      ...entries,
    ]);
    forms[what] = urlencoded(entries);
  });
  for (const wish of wishes) {
    forms[`only the intent "${wish}"`] = urlencoded([["intent", wish]]);
    forms[`every field a file, intent "${wish}"`] = multipart([
      ["intent", wish],
      ...all(name => [[name, file()]]),
    ]);
  }
  forms["two intents"] = urlencoded([
    ["intent", "nonsense"],
    ["intent", "x"],
  ]);
  forms["the intent a file"] = multipart([["intent", file()]]);
  forms["a list's button a file"] = multipart([["__intent__", file()]]);
  forms["a state"] = urlencoded([["__state__", "{"]]);
  for (const one of unreadable)
    forms[`a list's button ${one}`] = urlencoded([["__intent__", one], ...all((n, v) => [[n, v]])]);
  forms.text = raw("text/plain");
  forms.JSON = raw("application/json");
  forms["parts without a border"] = raw("multipart/form-data");
  forms["parts that break off"] = raw(
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="a',
  );
  forms["broken escapes"] = raw("application/x-www-form-urlencoded", "a=%E0%A4&%=%&intent=%ff");
  return forms;
}

/** Pages whose forms were sent by a person before. */
const tried = new Set<string>();
/** Fetching mails waits for a worker, which there is none of. */
const waits = /^\/apps\/email(\/:filter|\/label\/:label)? /;

test.each(["a visitor", ...Object.keys(people)])(
  "%s who sends what no form of ours sends is refused with a reason, and never with a server's fault",
  async who => {
    const visitor = site.visitor(`127.0.9.${1 + ["a visitor", ...Object.keys(people)].indexOf(who)}`);
    const email = people[who as keyof typeof people];
    if (email) await visitor.signIn(email);
    const pages = await pagesOf(visitor, "/");
    // What deletes records comes last, because a deletion needs no field.
    const late = (address: string) => /delete|remove|end|close|leave|cancel|merge/.test(address);
    const ordered = [...pages].sort(([one], [other]) => Number(late(one)) - Number(late(other)));
    const faults: string[] = [];
    for (const [address, shownPage] of ordered) {
      const page = pageOf(address.split("?")[0]!)!;
      if (tried.has(page) || waits.test(page)) continue;
      tried.add(page);
      const forms = Object.entries(strangeForms(formsOf(shownPage)));
      // Each page gets some of them, the next one others; all of them at all pages take minutes.
      const some = forms.filter((_, at) => process.env.DETAILS || (at + tried.size) % 4 === 0);
      for (const [what, asked] of some) {
        // A connection of its own, because the server closes those of refused bodies.
        const headers = { ...asked.headers, connection: "close" };
        const answer = await visitor.ask(address, { method: "POST", ...asked, headers });
        if (answer.status === 405) break;
        // 503: a service that is away, such as the DNS that proves a sender.
        if (answer.status >= 500 && answer.status !== 503)
          faults.push(`${address}: ${what}: ${answer.status}`);
      }
    }
    expect(faults).toEqual([]);
  },
  900_000,
);
