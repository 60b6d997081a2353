import "@remix-run/node";

declare module "@remix-run/node" {
  /** What every loader and action knows of its request. */
  interface AppLoadContext {
    nonce: string;
    requestId: string;
    clientAddress: string;
  }
}
