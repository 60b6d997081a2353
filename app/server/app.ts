import type { AppLoadContext } from "@remix-run/node";

/** What the shell receives from the Remix build's entry module: `boot(options): Promise<App>`. */
export interface BootOptions {
  roles: Set<Role>;
  profile: "development" | "production";
  env: Record<string, string | undefined>;
  /** Whether the worker also enqueues the periodic jobs. Default: true. */
  periodicJobs?: boolean;
}

export type Role = "web" | "api" | "worker";

export type Boot = (options: BootOptions) => Promise<App>;

/** The caller's address; forwarded headers count only from a trusted proxy. */
export interface Caller {
  clientAddress: string;
  /** Sent as X-Request-Id, and logged. */
  requestId: string;
}

/** Origins that a page may reach beside our own. */
export interface ExternalOrigins {
  /** Where the redirect after a form may lead. */
  formTargets: string[];
  /** Sites that may frame the page, set by the loader. */
  framers: string[];
}

/** One page request, before Remix handles it. */
interface Visit {
  context: AppLoadContext;
  /** The request for the pages: the original one, or one that restores a kept form. */
  request: Request;
  beyond: ExternalOrigins;
  /** Adds the cookies of a refreshed session to the response. */
  finish(response: Response): Response | Promise<Response>;
  /** Adds a renewed session to a response that stands in for the page, and leaves all other cookies as they are. */
  keepSession(response: Response): Response;
}

/** The running product as the shell sees it. */
export interface App {
  roles: ReadonlySet<Role>;
  production: boolean;
  host: string;
  port: number;
  /** DOMAIN: the public origin, such as https://lotse.example. */
  origin: string;
  /** Trust X-Forwarded-For, -Proto and -Host of one proxy in front. */
  trustProxy: boolean;
  /** Origins of pictures beside our own: the logo of another API host. */
  policy: { pictures: string[] };
  /** Whether an address streams its request body; all others accept at most 1 MB. */
  isUpload(pathname: string): boolean;
  api(request: Request, caller: Caller): Promise<Response>;
  /**
   * The visitor on whose behalf another process of ours makes this request; undefined unless its signature is
   * valid.
   */
  signedCaller(method: string, url: string, header: string): Caller | undefined;
  visit(request: Request, caller: Caller & { nonce: string }): Promise<Visit>;
  /** Lines for the console once the port is open. */
  banner(): string[];
  stop(): Promise<void>;
}
