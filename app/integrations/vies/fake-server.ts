import { createServer } from "node:http";
import { closeServer, listenLocally } from "../local-server";

/** `unavailable`: the member state's register does not answer, as VIES says it. */
type FakeViesMode = "answering" | "unavailable" | "silent" | "babbling";

export interface FakeVies {
  /** As in VIES_URL. */
  url: string;
  mode: FakeViesMode;
  /** The ids that it knows. */
  valid: Set<string>;
  /** Whose they are; "---" where a member state does not say. */
  holder: { name: string; address: string };
  /** The bodies of its requests. */
  asked: Record<string, string>[];
  close(): Promise<void>;
}

/** The EU's register on 127.0.0.1, with the requests and answers of its REST service. */
export async function fakeVies(...valid: string[]): Promise<FakeVies> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
    fake.asked.push(body);
    outgoing.setHeader("content-type", "application/json");
    if (fake.mode === "silent") return;
    if (fake.mode === "babbling") {
      outgoing.end("<html>maintenance</html>");
      return;
    }
    if (incoming.url !== "/taxation_customs/vies/rest-api/check-vat-number" || incoming.method !== "POST") {
      outgoing.writeHead(404).end("{}");
      return;
    }
    if (fake.mode === "unavailable") {
      outgoing.end(JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] }));
      return;
    }
    const isValid = fake.valid.has(`${body.countryCode}${body.vatNumber}`);
    outgoing.end(
      JSON.stringify({
        countryCode: body.countryCode,
        vatNumber: body.vatNumber,
        requestDate: "2026-11-20T12:00:00.000Z",
        valid: isValid,
        requestIdentifier: body.requesterNumber ? `WAPIAAAA${fake.asked.length}` : "",
        name: isValid ? fake.holder.name : "---",
        address: isValid ? fake.holder.address : "---",
        traderName: "---",
      }),
    );
  });
  const fake: FakeVies = {
    url: "",
    mode: "answering" as FakeViesMode,
    valid: new Set(valid),
    holder: { name: "---", address: "---" },
    asked: [],
    close: () => closeServer(server),
  };
  fake.url = await listenLocally(server);
  return fake;
}
