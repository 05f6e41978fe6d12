import type { HttpBindings } from '@hono/node-server';
import type { Caller } from './authentication/caller.ts';

/** What the framework hands to each request beside the request itself; absent when a call comes from inside. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Set where somebody was let in; read there only. */
    caller: Caller;
  };
}
