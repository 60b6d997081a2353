import { unzip } from "./unzip";

/** The cells of a spreadsheet as programs display them: texts by their index in the shared list. */
export async function readSheet(bytes: Buffer): Promise<{ rows: string[][]; xml: string }> {
  const files = await unzip(bytes);
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const texts = [...files.get("xl/sharedStrings.xml")!.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) =>
    plain(text!),
  );
  const xml = files.get("xl/worksheets/sheet1.xml")!;
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c ([^>]*)>(?:<v>([^<]*)<\/v>)?/g)].map(([, kind, value]) =>
      kind!.includes('t="s"') ? texts[Number(value)]! : (value ?? ""),
    ),
  );
  return { rows, xml };
}
