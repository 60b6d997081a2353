import type { AppLoadContext } from "@remix-run/node";

/** What the shell gets from the Remix build's entry module: `boot(options): Promise<App>`. */
export interface BootOptions {
  roles: Set<Role>;
  profile: "development" | "production";
  env: Record<string, string | undefined>;
}

export type Role = "web" | "api" | "worker";

export type Boot = (options: BootOptions) => Promise<App>;

/** Who asks: an IP address, the proxy's word for it only where the proxy is trusted. */
export interface Caller {
  clientAddress: string;
  /** Goes out as X-Request-Id, and into the log. */
  requestId: string;
}

/** Origins beside our own that one page may reach. */
export interface Beyond {
  /** Where the redirect after a form may lead. */
  formTargets: string[];
}

/** One visit of a page, before Remix sees it. */
export interface Visit {
  context: AppLoadContext;
  beyond: Beyond;
  /** Sets what goes out with every answer: cookies of a refreshed session. */
  finish(response: Response): Response | Promise<Response>;
}

/** The running product as the shell sees it. */
export interface App {
  roles: ReadonlySet<Role>;
  production: boolean;
  host: string;
  port: number;
  /** DOMAIN: the public origin, such as https://lotse.example. */
  origin: string;
  /** One proxy stands in front and its X-Forwarded-For, -Proto and -Host are true. */
  trustProxy: boolean;
  /** Origins of pictures beside our own: the logo on another API host. */
  policy: { pictures: string[] };
  /** True for the addresses that read their body as a stream; all others take 1 MB at most. */
  isUpload(pathname: string): boolean;
  api(request: Request, caller: Caller): Promise<Response>;
  visit(request: Request, caller: Caller & { nonce: string }): Promise<Visit>;
  /** Lines for the console once the port is open. */
  banner(): string[];
  stop(): Promise<void>;
}
