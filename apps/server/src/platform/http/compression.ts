import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

// A CSV file is a stream of any length, which must not be collected in memory.
const COMPRESSIBLE = /^(text\/(?!csv)|application\/(json|manifest\+json|xml)|image\/svg)/;

/** Below this many bytes compression costs more than it saves. */
const MIN_BYTES = 1024;

/** The level at which brotli is about as quick as gzip and still smaller. */
const BROTLI_LEVEL = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compresses pages and JSON with brotli, or with gzip for clients without brotli. Files of the build are compressed
 * already.
 */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status } = context.res;
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = encodingFor(context.req.header('Accept-Encoding') ?? '');
  const isPacked = headers.has('Content-Encoding') || headers.has('Content-Range');
  if (encoding === undefined || isPacked || context.req.method === 'HEAD') return;

  const plain = new Uint8Array(await context.res.arrayBuffer());
  if (plain.byteLength < MIN_BYTES) {
    context.res = new Response(plain, { status, headers });
    return;
  }
  const packed =
    encoding === 'br'
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } })
      : await gzipped(plain);
  const packedHeaders = new Headers(headers);
  packedHeaders.set('Content-Encoding', encoding);
  packedHeaders.delete('Content-Length');
  // Hono copies the headers of a replaced response, and with them the length of the text.
  context.res = undefined;
  context.res = new Response(new Uint8Array(packed), { status, headers: packedHeaders });
};

/** The encoding for a client; one with the weight 0 is one that the client cannot read. */
function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  const readable = parseAccept(accepted)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  if (readable.includes('br')) return 'br';
  return readable.includes('gzip') ? 'gzip' : undefined;
}
