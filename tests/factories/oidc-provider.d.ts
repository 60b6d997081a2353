// The package has no types: declares what tests/factories/openid-provider.ts uses.
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Context {
    body: { id_token?: string } | undefined;
    oidc?: { route: string };
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Tokens {
    revokeByGrantId(id: string): Promise<void>;
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: { client_id: string; scope: string } }>;
    AccessToken: Tokens & {
      find(token: string): Promise<{ accountId: string; destroy(): Promise<void> } | undefined>;
    };
    RefreshToken: Tokens;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    Grant: new (values: {
      accountId: string;
      clientId: string;
    }) => Grant;
  }
}
