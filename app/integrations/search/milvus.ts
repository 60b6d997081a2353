import type { MilvusClient } from "@zilliz/milvus2-sdk-node";

/** Milvus did not do what it was asked: it is unreachable, refuses, or answers nonsense. `detail` is for the log. */
export class MilvusFault extends Error {
  constructor(readonly detail: string) {
    super(`Milvus: ${detail}`);
  }
}

export interface WordsRow {
  id: string;
  company: string;
  division: string;
  file: string;
  /** Hashed stems, as words with spaces between them. */
  stems: string;
}

export interface VectorRow {
  id: string;
  company: string;
  division: string;
  file: string;
  vector: number[];
}

/** Who asks, and where: every search is limited to these divisions of this company inside Milvus. */
export interface MilvusScope {
  companyId: string;
  divisionIds: string[];
  /** Beside them these files of further divisions. */
  only?: { divisionIds: string[]; fileIds: string[] };
}

/** Milliseconds for one request. */
const timeMs = 5_000;
/**
 * The library pings every ten seconds, also while idle. A gRPC server that is not told otherwise (Milvus Lite) allows one in five
 * minutes, none while idle, and closes the connection. So there are none: a request ends by itself after {@link timeMs}.
 */
const channelOptions = { "grpc.keepalive_time_ms": 2 ** 31 - 1, "grpc.keepalive_permit_without_calls": 0 };
/** gRPC's DEADLINE_EXCEEDED. */
const late = 4;
const id = (name: string, rest: object = {}) => ({
  name,
  data_type: "VarChar" as const,
  max_length: 36,
  ...rest,
});
const owners = [id("company"), id("division"), id("file")];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Answer = { error_code?: unknown; reason?: string; code?: number };

/** What Milvus is used for here. All methods throw MilvusFault. The library is loaded with the first request. */
export class Milvus {
  private client: Promise<MilvusClient> | undefined;

  /** @param address host:port, or https://host:port */
  constructor(
    private readonly address: string,
    private readonly token?: string,
  ) {}

  /** A collection of stems with BM25, with the parameters of our own index. */
  async createWords(name: string): Promise<void> {
    const fields = [
      id("id", { is_primary_key: true }),
      ...owners,
      {
        name: "stems",
        data_type: "VarChar",
        max_length: 65_535,
        enable_analyzer: true,
        analyzer_params: { tokenizer: "standard" },
      },
      { name: "words", data_type: "SparseFloatVector" },
    ];
    const functions = [
      { name: "bm25", type: 1, params: {}, input_field_names: ["stems"], output_field_names: ["words"] },
    ];
    await this.create(
      name,
      { fields, functions },
      {
        field_name: "words",
        index_type: "SPARSE_INVERTED_INDEX",
        metric_type: "BM25",
        params: { bm25_k1: 1.2, bm25_b: 0.75 },
      },
    );
  }

  /** With HNSW, or with what the server calls AUTOINDEX where it has no HNSW: Milvus Lite 2.5, Zilliz Cloud. */
  async createVectors(name: string, dimension: number): Promise<void> {
    const fields = [
      id("id", { is_primary_key: true }),
      ...owners,
      { name: "vector", data_type: "FloatVector", dim: dimension },
    ];
    await this.create(
      name,
      { fields },
      {
        field_name: "vector",
        index_type: "HNSW",
        metric_type: "COSINE",
        params: { M: 16, efConstruction: 200 },
      },
    );
  }

  async drop(name: string): Promise<void> {
    await this.ask("drop", client => client.dropCollection({ collection_name: name }));
  }

  async has(name: string): Promise<boolean> {
    // The library's own question for one collection takes `error_code` alone for an answer.
    const { data } = await this.ask("has", client => client.showCollections());
    return data.some(collection => collection.name === name);
  }

  /** Adds rows, or replaces those with the same id. */
  async write(name: string, rows: (WordsRow | VectorRow)[]): Promise<void> {
    if (rows.length === 0) return;
    await this.ask("write", async client => {
      const { status } = await client.upsert({ collection_name: name, data: rows as never });
      return status;
    });
  }

  async deleteFiles(name: string, fileIds: string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await this.ask("delete", async client => {
      const filter = `file in ${listOf(fileIds)}`;
      const { status } = await client.delete({ collection_name: name, filter });
      return status;
    });
  }

  async count(name: string, fileId?: string): Promise<number> {
    const { data } = await this.askLoaded("count", name, client =>
      client.query({
        collection_name: name,
        filter: fileId ? `file == "${checked(fileId)}"` : 'id != ""',
        output_fields: ["count(*)"],
        consistency_level: "Strong" as never,
      }),
    );
    return Number(data?.[0]?.["count(*)"] ?? 0);
  }

  /** From then on the alias names this collection: in one step, without a gap for those who ask. */
  async pointAlias(alias: string, name: string): Promise<void> {
    await this.ask("alias", async client => {
      const changed = await client.alterAlias({ alias, collection_name: name });
      return isSuccess(changed) ? changed : client.createAlias({ alias, collection_name: name });
    });
  }

  /** The ids of passages with these stems, best first; none without a stem, which the library would refuse. */
  async searchWords(name: string, scope: MilvusScope, stems: string, limit: number): Promise<string[]> {
    if (stems === "") return [];
    const hits = await this.search(
      name,
      scope,
      { data: stems, anns_field: "words", metric_type: "BM25" },
      limit,
    );
    return hits.map(hit => hit.id);
  }

  async searchVectors(name: string, scope: MilvusScope, vector: number[], limit: number) {
    const query = {
      data: vector,
      anns_field: "vector",
      metric_type: "COSINE",
      params: { ef: Math.max(256, 2 * limit) },
    };
    const hits = await this.search(name, scope, query, limit);
    return hits.map(hit => ({ id: hit.id, cosine: hit.score }));
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    await client?.closeConnection();
  }

  private async search(name: string, scope: MilvusScope, query: object, limit: number) {
    const where = whereOf(scope);
    if (where === undefined) return [];
    const { results } = await this.askLoaded("search", name, client =>
      client.search({
        collection_name: name,
        ...query,
        limit,
        filter: `company == "${checked(scope.companyId)}" and (${where})`,
        output_fields: ["id"],
        consistency_level: "Strong",
      } as never),
    );
    return (results ?? []) as unknown as { id: string; score: number }[];
  }

  /** Step by step, because the library continues after a refused index, and every search then fails. */
  private async create(name: string, fields: object, index: object): Promise<void> {
    await this.ask("create", client =>
      client.createCollection({ collection_name: name, consistency_level: "Strong", ...fields } as never),
    );
    const build = (kind: object) =>
      this.ask("index", client => client.createIndex({ collection_name: name, ...index, ...kind } as never));
    try {
      await build({});
    } catch (error) {
      if (!/index type/i.test((error as MilvusFault).detail)) throw error;
      await build({ index_type: "AUTOINDEX", params: {} });
    }
    await this.ask("load", client => client.loadCollectionSync({ collection_name: name }));
  }

  /** A server that was started again may have its collections on the disk only. */
  private async askLoaded<T extends object>(
    what: string,
    name: string,
    work: (client: MilvusClient) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.ask(what, work);
    } catch (error) {
      if (!/released|not loaded/i.test((error as MilvusFault).detail)) throw error;
      await this.ask("load", client => client.loadCollectionSync({ collection_name: name }));
      return this.ask(what, work);
    }
  }

  /** Every answer has a status of its own; the library throws only some of them, and not always as an Error. */
  private async ask<T extends object | undefined>(
    what: string,
    work: (client: MilvusClient) => Promise<T>,
  ): Promise<T> {
    try {
      this.client ??= this.connect();
      const answer = await work(await this.client);
      const status = (answer && "status" in answer ? answer.status : answer) as Answer | undefined;
      if (status && "error_code" in status && !isSuccess(status))
        throw new MilvusFault(`${what}: ${status.reason || status.code}`);
      return answer;
    } catch (error) {
      if (error instanceof MilvusFault) throw error;
      const { reason, message, code } = (error ?? {}) as {
        reason?: string;
        message?: string;
        code?: unknown;
      };
      // The connection may be dead: the next request opens a new one.
      if (code === late) await this.close();
      // The library reads results without looking whether there are any.
      if (error instanceof TypeError)
        throw new MilvusFault(`${what}: an answer without what was asked for (${message})`);
      throw new MilvusFault(`${what}: ${reason || message || String(error)}`);
    }
  }

  private async connect(): Promise<MilvusClient> {
    try {
      const { MilvusClient } = await import("@zilliz/milvus2-sdk-node");
      const client = new MilvusClient({
        address: this.address,
        timeout: timeMs,
        maxRetries: 1,
        logLevel: "error",
        channelOptions,
        ...(this.token && { token: this.token }),
      });
      await client.connectPromise;
      return client;
    } catch (error) {
      this.client = undefined;
      throw error;
    }
  }
}

/** Servers tell a failure by the older `error_code`, by `code`, or by both: Milvus Lite 2.5 by `code` alone. */
const isSuccess = ({ error_code, code = 0 }: Answer) =>
  (error_code === "Success" || error_code === 0) && code === 0;

/** The filter of divisions and files; undefined where none may be searched. */
function whereOf({ divisionIds, only }: MilvusScope): string | undefined {
  const parts = [
    ...(divisionIds.length > 0 ? [`division in ${listOf(divisionIds)}`] : []),
    ...(only && only.divisionIds.length > 0 && only.fileIds.length > 0
      ? [`(division in ${listOf(only.divisionIds)} and file in ${listOf(only.fileIds)})`]
      : []),
  ];
  return parts.length > 0 ? parts.join(" or ") : undefined;
}

const listOf = (ids: string[]) => `[${ids.map(one => `"${checked(one)}"`).join(", ")}]`;

/** Ids stand inside of filters: nothing else may. */
function checked(value: string): string {
  if (!uuid.test(value)) throw new MilvusFault("not an id");
  return value;
}
