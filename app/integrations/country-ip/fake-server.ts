import { createServer } from "node:http";
import { isIP } from "node:net";
import { closeServer, listenLocally } from "../local-server";

/** Behaviour of the fake: answers, hangs, fails, redirects, or sends something else. */
export type FakeCountryMode = "answering" | "silent" | "failing" | "redirecting" | "babbling" | "endless";

export interface FakeCountries {
  /** As in COUNTRY_LOOKUP_URL. */
  url: string;
  mode: FakeCountryMode;
  /** The addresses of its requests. */
  asked: string[];
  close(): Promise<void>;
}

/** Some real networks with their countries. */
const networks: Record<string, string> = {
  "8.8.8.0": "US;USA;United States",
  "193.99.144.0": "DE;DEU;Germany",
  "194.232.104.0": "AT;AUT;Austria",
  "2001:4860:4860::": "US;USA;United States",
  "2a02:2e0:3fe::": "DE;DEU;Germany",
};

/** A country-by-IP service on 127.0.0.1 with ip2c.org's answers: 0 for invalid, 2 for unknown addresses. */
export async function fakeCountries(mode: FakeCountryMode = "answering"): Promise<FakeCountries> {
  const server = createServer((incoming, outgoing) => {
    const ip = decodeURIComponent((incoming.url ?? "/").slice(1));
    fake.asked.push(ip);
    outgoing.setHeader("content-type", "text/plain");
    const country = networks[ip];
    switch (fake.mode) {
      case "answering":
        outgoing.end(isIP(ip) ? (country ? `1;${country}` : "2;;;UNKNOWN") : "0;;;WRONG INPUT");
        return;
      case "silent":
        return;
      case "failing":
        outgoing.writeHead(503).end("1;DE;DEU;Germany");
        return;
      case "redirecting":
        outgoing.writeHead(302, { location: `${fake.url}/8.8.8.0` }).end();
        return;
      case "babbling":
        outgoing.setHeader("content-type", "text/html").end("<!doctype html><title>1;DE;DEU;Germany</title>");
        return;
      case "endless":
        outgoing.write("1;DE;DEU;");
        outgoing.write("Germany ".repeat(100_000));
    }
  });
  const fake: FakeCountries = {
    url: "",
    mode,
    asked: [],
    close: () => closeServer(server),
  };
  fake.url = await listenLocally(server);
  return fake;
}
