import { fromBuffer, type ZipFile } from "yauzl";

/** The files of a .zip by name, as texts. */
export async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const zip = await new Promise<ZipFile>((done, failed) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? failed(error) : done(opened))),
  );
  return new Promise((done, failed) => {
    zip.on("error", failed);
    zip.on("end", () => done(entries));
    zip.on("entry", entry =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return failed(error);
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        entries.set(entry.fileName, Buffer.concat(chunks).toString("utf8"));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
}
