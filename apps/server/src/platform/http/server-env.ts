import type { HttpBindings } from '@hono/node-server';
import type { Caller } from './caller.ts';

/** What the framework hands to each request beside the request itself; absent when a call comes from inside. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Set by the middleware that checks the access policy; read only behind it. */
    caller: Caller;
  };
}
