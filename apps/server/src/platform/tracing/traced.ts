import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { toRoute } from '../http/request-log.ts';
import type { ServerEnv } from '../http/server-env.ts';

/** Makes a span of each request, with its route, its status and its id in the log; never an address, a query or a header. */
export const traced: MiddlewareHandler<ServerEnv> = (context, next) =>
  trace.getTracer('server').startActiveSpan(context.req.method, { kind: SpanKind.SERVER }, async (span) => {
    try {
      await next();
    } finally {
      const { method } = context.req;
      const route = toRoute(context);
      const { status } = context.res;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'request.id': context.get('requestId'),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  });
