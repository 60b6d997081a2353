import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cleanPicture } from "./clean-picture";

const picture = (name: string) => readFileSync(`app/db/seed/pictures/${name}`);
const [png, jpeg, webp] = [
  picture("ayse.kaya@kontor.example.png"),
  picture("manager@kontor.example.jpeg"),
  picture("employee@kontor.example.webp"),
];
const secret = "GPS 54.3233 N, 10.1228 E";

/** A PNG chunk; its checksum is not verified here. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const inserted = (bytes: Buffer, at: number, ...more: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...more, bytes.subarray(at)]);

/** An Exif segment as phones write it: orientation and location. */
function exif(turn: number): Buffer {
  const entries = Buffer.alloc(38);
  entries.write("II*\0", 0, "latin1");
  entries.writeUInt32LE(8, 4);
  entries.writeUInt16LE(2, 8);
  entries.writeUInt16LE(0x010f, 10);
  entries.writeUInt16LE(2, 12);
  entries.writeUInt16LE(0x0112, 22);
  entries.writeUInt16LE(3, 24);
  entries.writeUInt32LE(1, 26);
  entries.writeUInt16LE(turn, 30);
  return segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), entries, Buffer.from(secret)]));
}

/** A WebP with an additional chunk and flags. */
function webpWith(flags: number, name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  whole.writeUInt8(whole.readUInt8(20) | flags, 20);
  return whole;
}

const refusal = (bytes: Buffer) => {
  try {
    cleanPicture(bytes);
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
};

describe("a picture of a user", () => {
  test("is recognised by its bytes, not by its name", () => {
    expect(cleanPicture(png).kind).toBe("png");
    expect(cleanPicture(jpeg).kind).toBe("jpeg");
    expect(cleanPicture(webp).kind).toBe("webp");
  });

  test("stays as it is where there is nothing to take out", () => {
    for (const bytes of [png, jpeg, webp]) expect(cleanPicture(bytes).bytes.equals(bytes)).toBe(true);
  });

  test("loses the metadata of where and when it was taken", () => {
    const told = Buffer.from(secret);
    const texts = inserted(png, 33, chunk("tEXt", told), chunk("eXIf", told), chunk("tIME", told));
    expect(cleanPicture(texts).bytes.equals(png)).toBe(true);
    const comment = inserted(jpeg, 2, segment(0xfe, told), segment(0xe1, told), segment(0xed, told));
    expect(cleanPicture(comment).bytes.equals(jpeg)).toBe(true);
    const clean = cleanPicture(webpWith(0x08, "EXIF", told)).bytes;
    expect(clean.equals(webp)).toBe(true);
  });

  test("loses what is hidden behind its end", () => {
    const script = Buffer.from("<script>alert(1)</script>");
    for (const bytes of [png, jpeg, webp])
      expect(cleanPicture(Buffer.concat([bytes, script])).bytes.equals(bytes)).toBe(true);
  });

  test("that a phone took on its side stays the right way up, without other metadata", () => {
    const { bytes } = cleanPicture(inserted(jpeg, 2, exif(6)));
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.length).toBe(jpeg.length + 36);
    const at = bytes.indexOf("Exif\0\0");
    expect(bytes.subarray(at + 6, at + 10).toString("latin1")).toBe("MM\0*");
    expect([bytes.readUInt16BE(at + 16), bytes.readUInt16BE(at + 24)]).toEqual([0x0112, 6]);
    expect(cleanPicture(inserted(jpeg, 2, exif(1))).bytes.equals(jpeg)).toBe(true);
  });

  test.each([
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "picture_type"],
    ["a drawing with script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "picture_type"],
    ["a GIF", Buffer.from("GIF89a\x01\0\x01\0"), "picture_type"],
    ["a moving WebP", webpWith(0x02, "ANIM", Buffer.alloc(6)), "picture_type"],
    ["nothing", Buffer.alloc(0), "file_empty"],
  ])("is not %s", (_, bytes, code) => {
    expect(refusal(bytes)).toBe(code);
  });

  test("that was cut off anywhere is refused in words, never with a surprise", () => {
    for (const bytes of [png, jpeg, webp])
      for (let length = 16; length < bytes.length - 2; length += 7)
        expect(refusal(bytes.subarray(0, length))).toBe("picture_broken");
  });

  test("is no wider or higher than a browser should draw", () => {
    const wide = Buffer.from(png);
    wide.writeUInt32BE(4097, 16);
    expect(refusal(wide)).toBe("picture_too_wide");
    const high = Buffer.from(webp);
    high.writeUIntLE(99_999, 27, 3);
    expect(refusal(high)).toBe("picture_too_wide");
    const none = Buffer.from(png);
    none.writeUInt32BE(0, 20);
    expect(refusal(none)).toBe("picture_broken");
  });
});
