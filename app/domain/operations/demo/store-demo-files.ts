import { createReadStream } from "node:fs";
import { join } from "node:path";
import { companies, demoId, pictures } from "~/db/seed/demo";
import { quarantinedFile, recognisedFile } from "~/db/seed/read-files";
import { failedFile } from "~/db/seed/showcase";
import type { Storage } from "~/integrations/storage/storage-port";
import type { StoredBytes } from "./stored-bytes";

type Company = (typeof companies)[number];
export type StoredDocument = StoredBytes & {
  company: Company;
  division: Company["divisions"][number];
  name: string;
};
export type StoredPicture = { email: string; kind: string; key: string; bytes: number };

/**
 * Stores the bytes of the demo documents and pictures, in place of those of an interrupted run.
 * @param seed the folder with `documents`, one folder of files for each company, and `pictures` of people
 */
export async function storeDemoFiles(
  storage: Storage,
  seed: string,
): Promise<{
  documents: StoredDocument[];
  examples: { failed: StoredBytes; recognised: StoredBytes; quarantined: StoredBytes };
  pictures: StoredPicture[];
}> {
  const store = async (key: string, path: string): Promise<StoredBytes> => {
    await storage.remove(key);
    const draft = await storage.write(key, createReadStream(join(seed, path)));
    await draft.keep();
    return { key, bytes: draft.bytes, sha256: draft.sha256 };
  };
  const storeDocument = (folder: string, name: string) =>
    store(demoId(`file ${name}`), join("documents", folder, name));
  const documents = companies.flatMap(company =>
    company.divisions.flatMap(division => division.files.map(name => ({ company, division, name }))),
  );
  return {
    documents: await Promise.all(
      documents.map(async document => ({
        ...document,
        ...(await storeDocument(document.company.folder, document.name)),
      })),
    ),
    examples: {
      failed: await storeDocument(failedFile.folder, failedFile.name),
      recognised: await storeDocument(recognisedFile.folder, recognisedFile.name),
      quarantined: await storeDocument(quarantinedFile.folder, quarantinedFile.name),
    },
    pictures: await Promise.all(
      pictures.map(async ({ email, kind }) => {
        const { key, bytes } = await store(demoId(`picture ${email}`), join("pictures", `${email}.${kind}`));
        return { email, kind, key, bytes };
      }),
    ),
  };
}
