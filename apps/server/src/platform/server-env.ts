import type { HttpBindings } from '@hono/node-server';

/** What the framework hands to each request beside the request itself; absent when a call comes from inside. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}
