import { describe, expect, it } from "vitest";
import { readParts } from "./read-parts";

/** A form's body as a browser sends it, in chunks of `size` bytes. */
async function sent(form: FormData, size = 7): Promise<Request> {
  const packed = new Response(form);
  return arriving(
    new Uint8Array(await packed.arrayBuffer()),
    packed.headers.get("content-type") as string,
    size,
  );
}

function arriving(bytes: Uint8Array, contentType: string, size = 7): Request {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
  const init = { method: "POST", headers: { "content-type": contentType }, body, duplex: "half" };
  return new Request("http://localhost/", init as RequestInit);
}

async function all(request: Request) {
  const parts: { name: string; filename: string | undefined; bytes: Buffer }[] = [];
  for await (const { name, filename, body } of readParts(request)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk));
    parts.push({ name, filename, bytes: Buffer.concat(chunks) });
  }
  return parts;
}

describe("a form with files", () => {
  it("arrives complete, for every size of the pieces and with boundaries in a file", async () => {
    const bytes = Buffer.from(
      Array.from({ length: 3000 }, (_, at) => (at % 5 === 0 ? 13 : at % 7 === 0 ? 45 : at % 256)),
    );
    const form = new FormData();
    form.append("division", "Personal & Recht\r\n--");
    form.append("pdf", new File([bytes, "\r\n------", bytes], "Übersicht 2026.pdf"));
    for (const size of [1, 7, 64, 100_000]) {
      const parts = await all(await sent(form, size));
      expect(parts.map(part => part.name)).toEqual(["division", "pdf"]);
      expect(parts[0]).toMatchObject({ filename: undefined, bytes: Buffer.from("Personal & Recht\r\n--") });
      expect(parts[1]?.bytes.equals(Buffer.concat([bytes, Buffer.from("\r\n------"), bytes]))).toBe(true);
    }
  });

  it("keeps the names that people give to files", async () => {
    const names = [
      "Preise; Rabatte.pdf",
      "a=b.docx",
      'die "neue" Liste.pdf',
      "دليل.pdf",
      "x; name=y.pdf",
      "c:\\d.pdf",
    ];
    const form = new FormData();
    for (const name of names) form.append("pdf", new File(["x"], name));
    expect((await all(await sent(form))).map(part => part.filename)).toEqual(names);
    expect((await all(await sent(form))).every(part => part.name === "pdf")).toBe(true);
  });

  it("says when no file was chosen", async () => {
    const empty =
      '--x\r\nContent-Disposition: form-data; name="pdf"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
    const type = 'multipart/form-data; boundary="x"';
    expect(await all(arriving(Buffer.from(empty), type))).toEqual([
      { name: "pdf", filename: "", bytes: Buffer.alloc(0) },
    ]);
  });

  it("is refused when it is cut off, endless in its heads, or no form at all", async () => {
    const type = "multipart/form-data; boundary=x";
    const refused = expect.objectContaining({ code: "bad_request" });
    const head = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
    await expect(all(arriving(Buffer.from(`${head}half`), type))).rejects.toEqual(refused);
    await expect(all(arriving(Buffer.from(`--x\r\nA: ${"b".repeat(20_000)}`), type, 4096))).rejects.toEqual(
      refused,
    );
    await expect(all(arriving(Buffer.from("--x\r\nA: b\r\n\r\nc\r\n--x--"), type))).rejects.toEqual(refused);
    await expect(all(arriving(Buffer.from("a=b"), "application/x-www-form-urlencoded"))).rejects.toEqual(
      refused,
    );
    expect(await all(arriving(Buffer.from(`${head}whole\r\n--x--\r\n`), type))).toHaveLength(1);
  });

  it("ends where its reader stops", async () => {
    const form = new FormData();
    form.append("pdf", new File(["x".repeat(1000)], "a.pdf"));
    form.append("docx", new File(["y"], "b.docx"));
    const seen: string[] = [];
    for await (const part of readParts(await sent(form))) {
      seen.push(part.name);
      for await (const _chunk of part.body) break;
    }
    expect(seen).toEqual(["pdf"]);
  });
});
