declare module "mammoth/lib/zipfile.js" {
  /** An archive as mammoth reads it. Without an encoding a part is bytes. */
  export interface ZipFile {
    exists(name: string): boolean;
    read(name: string, encoding: string): Promise<string>;
  }
  export function openArrayBuffer(content: Buffer): Promise<ZipFile>;
}
