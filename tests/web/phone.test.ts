import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeCountries, fakeCountries } from "~/integrations/country-ip/fake-server";
import { sendHuman } from "./human-form";
import { type Answer, errorAt, type Site, startSite, type Visitor, wordsOf } from "./site";

const listOf = (answer: Answer, name: string) =>
  new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(answer.text)?.[1] ?? "";
const chosen = (answer: Answer, name: string) =>
  /<option value=(\w\w) selected>/.exec(listOf(answer, name))?.[1];
const codes = (list: string) => [...list.matchAll(/<option value=(\w\w)/g)].map(([, code]) => code);
const typedIn = (answer: Answer, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(answer.text)?.[1];

const company = {
  companyName: "Bäckerei Möwe GmbH",
  country: "DE",
  language: "de",
  firstName: "Änne",
  lastName: "Weiß",
  email: "aenne@moewe.example",
  password: "morgen frisch",
  confirmPassword: "morgen frisch",
  terms: "on",
};

describe("a phone number without script", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  const register = (phoneCountry: string, phone: string, language = "de") =>
    sendHuman(
      site.visitor(),
      "/signup",
      { ...company, email: `${Math.random()}@moewe.example`, phoneCountry, phone },
      { headers: { "accept-language": language } },
    );
  test("is one group: a list of countries with their calling codes, and a field for the number", async () => {
    const page = await site.visitor().get("/signup");
    expect(page.text).toContain('role="group" aria-label="Ländervorwahl und Nummer"');
    expect(listOf(page, "phoneCountry")).toContain("<option value=FR>Frankreich +33");
    const field = /<input[^>]*name="phone"[^>]*>/.exec(page.text)?.[0] ?? "";
    for (const part of ['type="tel"', 'maxLength="25"', 'placeholder="Telefonnummer eingeben"', 'dir="ltr"'])
      expect(field).toContain(part);
    expect(page.text).not.toContain("phone-script");
  });

  test.each([
    ["de", "DE", "", "Bitte geben Sie eine Telefonnummer ein."],
    ["en", "DE", " ", "Phone number is required"],
    ["de", "DE", "keine", "Das ist keine gültige Telefonnummer für dieses Land."],
    ["de", "DE", "1", "Diese Telefonnummer ist zu kurz."],
    ["fr", "DE", "0431 560606056060605", "Ce numéro de téléphone est trop long."],
    ["de", "DE", "0431 5606060 5606060 56060", "Diese Telefonnummer ist zu lang."],
    ["ar", "XX", "0431 5606060", "يُرجى اختيار رمز البلد."],
    ["en", "DE", "+999 123456", "Please choose the country code."],
  ])(
    "says in %s what is wrong with %s %j, and keeps both",
    async (language, phoneCountry, phone, sentence) => {
      const answer = await register(phoneCountry, phone, language);
      expect(answer.status).toBe(422);
      expect(errorAt(answer, "phone")).toBe(sentence);
      if (phone.trim()) expect(typedIn(answer, "phone")).toBe(phone);
      if (phoneCountry !== "XX") expect(chosen(answer, "phoneCountry")).toBe(phoneCountry);
      expect(typedIn(answer, "companyName")).toBe("Bäckerei Möwe GmbH");
    },
  );

  test("is one of the chosen country, unless it is typed with a plus", async () => {
    const email = "employee@werft.example";
    const employee = site.visitor();
    await employee.signIn(email);
    const person = {
      firstName: "Ole",
      lastName: "Jans",
      language: "de",
      country: "DE",
      timeZone: "Europe/Berlin",
    };
    for (const [phoneCountry, phone, kept] of [
      ["AT", "01 58858", "+43158858"],
      ["AT", "+49 431 5606060", "+494315606060"],
      ["DE", "٠٤٣١ ٥٦٠٦٠٦٠", "+494315606060"],
    ] as const) {
      const form = { ...person, phoneCountry, phone };
      const saved = await employee.post("/employee/account-settings/account", form);
      expect(saved.status).toBe(302);
      expect(await site.db.one(sql`select phone from users where email = ${email}`)).toEqual({ phone: kept });
    }
  });

  test("begins with the countries of the browser and of Germany", async () => {
    const page = await site.visitor().get("/signup", { headers: { "accept-language": "fr-CH,fr;q=0.9" } });
    expect([chosen(page, "country"), chosen(page, "phoneCountry")]).toEqual(["CH", "CH"]);
    expect(listOf(page, "phoneCountry")).toMatch(
      /^<option value=CH selected>Suisse \+41<option value=DE>Allemagne \+49<hr>/,
    );
    const list = codes(listOf(page, "phoneCountry"));
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(230);
  });

  test("of a field that takes some countries only is offered no others", async () => {
    const page = await site.visitor().get("/design");
    expect(codes(listOf(page, "phone-allowedCountry")).sort()).toEqual(["AT", "CH", "DE"]);
    const others = codes(listOf(page, "phone-ignoredCountry"));
    expect(others).not.toContain("DE");
    expect(others[0]).toBe("AT");
  });

  test("is read by the server as the mode writes it", async () => {
    const visitor = site.visitor();
    const read = (query: string) => visitor.get(`/design?telephoneCountry=DE&${query}`);
    const good = await read("telephone=0431+5606060&mode=rfc3966");
    expect(typedIn(good, "telephone")).toBe("tel:+494315606060");
    expect(good.text).toContain("&quot;nationalNumber&quot;: &quot;4315606060&quot;");
    expect(errorAt(await read("telephone=12"), "telephone")).toBe("Diese Telefonnummer ist zu kurz.");
    expect(errorAt(await read("telephone="), "telephone")).toBe("Bitte geben Sie eine Telefonnummer ein.");
    const page = await read(`telephone=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page.text).not.toContain("<script>alert(1)");
  });

  test("of an employee is one of the chosen country, and is shown again as it is typed there", async () => {
    const manager = site.visitor();
    await manager.signIn("manager@kontor.example");
    const form = await manager.get("/employee-add");
    expect(chosen(form, "phoneCountry")).toBe("DE");
    const person = {
      firstName: "Jette",
      lastName: "Oltmanns",
      language: "de",
      email: "jette@kontor.example",
    };
    const wrong = await manager.post("/employee-add", { ...person, phoneCountry: "AT", phone: "1" });
    expect(errorAt(wrong, "phone")).toBe("Diese Telefonnummer ist zu kurz.");
    expect([typedIn(wrong, "phone"), chosen(wrong, "phoneCountry")]).toEqual(["1", "AT"]);
    const added = await manager.post("/employee-add", { ...person, phoneCountry: "AT", phone: "01 58858" });
    expect(added.status).toBe(302);
    const { id, phone } = await site.db.one<{ id: string; phone: string }>(
      sql`select id, phone from users where email = ${person.email}`,
    );
    expect(phone).toBe("+43158858");
    const edit = await manager.get(`/employee-add/${id}`);
    expect([typedIn(edit, "phone"), chosen(edit, "phoneCountry")]).toEqual(["01 58858", "AT"]);
  });
});

describe("the country of a user who registers", () => {
  let site: Site;
  let fake: FakeCountries;
  beforeAll(async () => {
    fake = await fakeCountries();
    site = await startSite({ env: { COUNTRY_LOOKUP_URL: `${fake.url}/{ip}`, TRUST_PROXY: "true" } });
  });
  afterAll(async () => {
    await site?.stop();
    await fake?.close();
  });

  const countryFrom = async (visitor: Visitor, address: string) => {
    const page = await visitor.get("/signup", { headers: { "x-forwarded-for": `1.1.1.1, ${address}` } });
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    return [chosen(page, "country"), chosen(page, "phoneCountry")];
  };

  test("is the one that their own address points to, as the proxy reports it, and no other client", async () => {
    const [one, other] = [site.visitor(), site.visitor()];
    expect(await countryFrom(one, "194.232.104.3")).toEqual(["AT", "AT"]);
    expect(await countryFrom(other, "8.8.8.8")).toEqual(["US", "US"]);
    expect(await countryFrom(one, "194.232.104.99")).toEqual(["AT", "AT"]);
    expect(fake.asked).toEqual(["194.232.104.0", "8.8.8.0"]);
  });

  test("is the preferred one where the look-up fails, and no address is sent", async () => {
    fake.mode = "failing";
    const page = await site.visitor().get("/signup", { headers: { "x-forwarded-for": "9.9.9.9" } });
    expect([page.status, chosen(page, "country")]).toEqual([200, "DE"]);
    const shown = page.text.slice(0, page.text.indexOf('<script id="texts"'));
    expect(shown).toContain("Unternehmen registrieren");
    expect(shown).not.toMatch(/unable to fetch|konnte nicht ermittelt/);
    fake.mode = "answering";
  });

  test("is looked up at a service that the privacy page names", async () => {
    const { host } = new URL(fake.url);
    for (const [language, sentence] of [
      ["de", `fragt unser Server den Dienst ${host}`],
      ["en", `our server asks the service ${host}`],
    ] as const) {
      const page = await site.visitor().get("/privacy", { headers: { "accept-language": language } });
      expect(wordsOf(page)).toContain(sentence);
    }
  });

  test("is returned to api callers as well", async () => {
    const answer = await site.visitor().get("/api/v1/country", { headers: { "x-forwarded-for": "8.8.8.8" } });
    expect(JSON.parse(answer.text)).toEqual({ country: "US" });
  });
});

test("an address is sent nowhere while no look-up is set up or no proxy is trusted", async () => {
  const fake = await fakeCountries();
  const headers = { "x-forwarded-for": "8.8.8.8" };
  for (const [name, value] of [
    ["TRUST_PROXY", "true"],
    ["COUNTRY_LOOKUP_URL", fake.url],
  ] as const) {
    const site = await startSite({ env: { [name]: value } });
    const page = await site.visitor().get("/signup", { headers });
    expect(chosen(page, "country")).toBe("DE");
    const asked = await site.visitor().get("/api/v1/country", { headers });
    expect(JSON.parse(asked.text)).toEqual({ country: null });
    const privacy = wordsOf(await site.visitor().get("/privacy"));
    expect(privacy.includes("fragt unser Server den Dienst")).toBe(name === "COUNTRY_LOOKUP_URL");
    await site.stop();
  }
  expect(fake.asked).toEqual([]);
  await fake.close();
});
