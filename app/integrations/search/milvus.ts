import type { MilvusClient } from "@zilliz/milvus2-sdk-node";

/** A failed request: Milvus is unreachable, refuses it, or its response is invalid. `detail` is for the log. */
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
  /** Hashed stems with spaces between them. */
  stems: string;
}

export interface VectorRow {
  id: string;
  company: string;
  division: string;
  file: string;
  vector: number[];
}

/** The filter that Milvus applies to every search: these divisions of this company. */
export interface MilvusScope {
  companyId: string;
  divisionIds: string[];
  /** Also these files of other divisions. */
  chosenFiles?: { divisionIds: string[]; fileIds: string[] };
}

/** Time limit of one request. */
const timeoutMs = 5_000;
/**
 * Disables keep-alive pings. The library sends one every ten seconds, also while idle, but gRPC servers with default
 * settings (Milvus Lite) allow one in five minutes and none while idle, and close the connection. Requests end after
 * {@link timeoutMs}.
 */
const channelOptions = { "grpc.keepalive_time_ms": 2 ** 31 - 1, "grpc.keepalive_permit_without_calls": 0 };
/** Filters take most of a search in Milvus Lite, and up to so many comparisons take less time there than one `in`. */
const maxComparisons = 20;
/** gRPC's DEADLINE_EXCEEDED. */
const deadlineExceeded = 4;
const idField = (name: string, rest: object = {}) => ({
  name,
  data_type: "VarChar" as const,
  max_length: 36,
  ...rest,
});
const keyFields = [idField("company"), idField("division"), idField("file")];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Status = { error_code?: unknown; reason?: string; code?: number };

/**
 * A client of Milvus. The library is loaded with the first request.
 * @throws MilvusFault from all methods
 */
export class Milvus {
  private client: Promise<MilvusClient> | undefined;

  /** @param address host:port, or https://host:port */
  constructor(
    private readonly address: string,
    private readonly token?: string,
  ) {}

  /** Creates and loads a collection of stems with BM25, with the parameters of the index in memory. */
  async createWords(name: string): Promise<void> {
    const fields = [
      idField("id", { is_primary_key: true }),
      ...keyFields,
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

  /**
   * Creates and loads a collection of vectors with HNSW, or with AUTOINDEX on servers without it: Milvus Lite 2.5,
   * Zilliz Cloud.
   */
  async createVectors(name: string, dimension: number): Promise<void> {
    const fields = [
      idField("id", { is_primary_key: true }),
      ...keyFields,
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

  /** Drops a collection. */
  async drop(name: string): Promise<void> {
    await this.request("drop", client => client.dropCollection({ collection_name: name }));
  }

  /** Whether a collection exists. */
  async has(name: string): Promise<boolean> {
    // The library's hasCollection only checks `error_code`.
    const { data } = await this.request("has", client => client.showCollections());
    return data.some(collection => collection.name === name);
  }

  /** Adds rows, or replaces those with the same id. */
  async write(name: string, rows: (WordsRow | VectorRow)[]): Promise<void> {
    if (rows.length === 0) return;
    await this.request("write", async client => {
      const { status } = await client.upsert({ collection_name: name, data: rows as never });
      return status;
    });
  }

  /** Deletes the rows of these files. */
  async deleteFiles(name: string, fileIds: string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await this.request("delete", async client => {
      const filter = `file in ${idList(fileIds)}`;
      const { status } = await client.delete({ collection_name: name, filter });
      return status;
    });
  }

  /** The number of rows, of one file or of all. */
  async count(name: string, fileId?: string): Promise<number> {
    const { data } = await this.requestLoaded("count", name, client =>
      client.query({
        collection_name: name,
        filter: fileId ? `file == "${checkedId(fileId)}"` : 'id != ""',
        output_fields: ["count(*)"],
        consistency_level: "Strong" as never,
      }),
    );
    return Number(data?.[0]?.["count(*)"] ?? 0);
  }

  /** Points an alias to a collection, in one step, so that searches always find one. */
  async pointAlias(alias: string, name: string): Promise<void> {
    await this.request("alias", async client => {
      const changed = await client.alterAlias({ alias, collection_name: name });
      return isSuccess(changed) ? changed : client.createAlias({ alias, collection_name: name });
    });
  }

  /**
   * The ids of the passages that match best, best first; none for an empty query, which the library would refuse.
   * @param stems hashed stems with spaces between them
   */
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

  /** The nearest passages with their cosines, best first. */
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

  /** Closes the connection; another request opens a new one. */
  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    if (client) await closeChannels(client);
  }

  private async search(name: string, scope: MilvusScope, query: object, limit: number) {
    const filter = scopeFilter(scope);
    if (filter === undefined) return [];
    const { results } = await this.requestLoaded("search", name, client =>
      client.search({
        collection_name: name,
        ...query,
        limit,
        filter: `company == "${checkedId(scope.companyId)}" and (${filter})`,
        output_fields: ["id"],
        consistency_level: "Strong",
      } as never),
    );
    return (results ?? []) as unknown as { id: string; score: number }[];
  }

  /** In separate steps, because the library's own method continues after a refused index, and every search then fails. */
  private async create(name: string, fields: object, index: object): Promise<void> {
    await this.request("create", client =>
      client.createCollection({ collection_name: name, consistency_level: "Strong", ...fields } as never),
    );
    const build = (kind: object) =>
      this.request("index", client =>
        client.createIndex({ collection_name: name, ...index, ...kind } as never),
      );
    try {
      await build({});
    } catch (error) {
      if (!/index type/i.test((error as MilvusFault).detail)) throw error;
      await build({ index_type: "AUTOINDEX", params: {} });
    }
    await this.request("load", client => client.loadCollectionSync({ collection_name: name }));
  }

  /** Loads the collection and sends the request again if a restarted server has the collection only on disk. */
  private async requestLoaded<T extends object>(
    operation: string,
    name: string,
    send: (client: MilvusClient) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.request(operation, send);
    } catch (error) {
      if (!/released|not loaded/i.test((error as MilvusFault).detail)) throw error;
      await this.request("load", client => client.loadCollectionSync({ collection_name: name }));
      return this.request(operation, send);
    }
  }

  /**
   * Sends a request and checks the status of its response, because the library throws only some failures, and not
   * always as an Error.
   */
  private async request<T extends object | undefined>(
    operation: string,
    send: (client: MilvusClient) => Promise<T>,
  ): Promise<T> {
    try {
      this.client ??= this.connect();
      const response = await send(await this.client);
      const status = (response && "status" in response ? response.status : response) as Status | undefined;
      if (status && "error_code" in status && !isSuccess(status))
        throw new MilvusFault(`${operation}: ${status.reason || status.code}`);
      return response;
    } catch (error) {
      if (error instanceof MilvusFault) throw error;
      const { reason, message, code } = (error ?? {}) as {
        reason?: string;
        message?: string;
        code?: unknown;
      };
      // The connection may be broken: the next request opens a new one.
      if (code === deadlineExceeded) await this.close();
      // The library throws a TypeError for a response without results.
      if (error instanceof TypeError)
        throw new MilvusFault(`${operation}: a response without a result (${message})`);
      throw new MilvusFault(`${operation}: ${reason || message || String(error)}`);
    }
  }

  private async connect(): Promise<MilvusClient> {
    let client: MilvusClient | undefined;
    try {
      const { MilvusClient } = await import("@zilliz/milvus2-sdk-node");
      client = new MilvusClient({
        address: this.address,
        timeout: timeoutMs,
        maxRetries: 1,
        logLevel: "error",
        channelOptions,
        ...(this.token && { token: this.token }),
      });
      await client.connectPromise;
      return client;
    } catch (error) {
      this.client = undefined;
      if (client) await closeChannels(client);
      throw error;
    }
  }
}

/**
 * Closes the channels of a client once their requests have ended. The library's own method asks each closed channel for its
 * state in a way that connects it again.
 */
async function closeChannels({ channelPool }: MilvusClient): Promise<void> {
  const channels = await Promise.all(Array.from({ length: channelPool.size }, () => channelPool.acquire()));
  for (const channel of channels) {
    channel.close();
    await channelPool.release(channel);
  }
}

/** Servers report a failure by the older `error_code`, by `code` (Milvus Lite 2.5), or by both. */
const isSuccess = ({ error_code, code = 0 }: Status) =>
  (error_code === "Success" || error_code === 0) && code === 0;

/** The filter of divisions and files; undefined if nothing may be searched. */
function scopeFilter({ divisionIds, chosenFiles }: MilvusScope): string | undefined {
  const parts = [
    ...(divisionIds.length > 0 ? [anyOf("division", divisionIds)] : []),
    ...(chosenFiles && chosenFiles.divisionIds.length > 0 && chosenFiles.fileIds.length > 0
      ? [`(${anyOf("division", chosenFiles.divisionIds)} and ${anyOf("file", chosenFiles.fileIds)})`]
      : []),
  ];
  return parts.length > 0 ? parts.join(" or ") : undefined;
}

/** The condition that a field is one of these ids. */
function anyOf(field: string, ids: string[]): string {
  if (ids.length > maxComparisons) return `${field} in ${idList(ids)}`;
  return `(${ids.map(one => `${field} == "${checkedId(one)}"`).join(" or ")})`;
}

const idList = (ids: string[]) => `[${ids.map(one => `"${checkedId(one)}"`).join(", ")}]`;

/** Checks that a value is an id before it becomes part of a filter. */
function checkedId(value: string): string {
  if (!uuid.test(value)) throw new MilvusFault("not an id");
  return value;
}
