import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { S3mini } from 's3mini';
import { startS3 } from './s3-process.ts';
import { isSigned } from './s3-signature.ts';

const KEY_ID = 'AKIDTESTTESTTESTTEST';
const SECRET = 'a secret of the object storage';
const SHARED = 'shop-images';
const PERSONAL = 'shop-personal';

/** An S3-compatible server with two empty buckets. */
export interface TestStorage {
  /** The settings of a server that uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The keys of all files in the bucket of products, and in the one of what is personal. */
  readonly keys: () => Promise<{ readonly shared: string[]; readonly personal: string[] }>;
  /** While true, every request fails with status 503, as a storage under too much load does. */
  isDown: boolean;
  /** How many requests came with a signature that is not ours. */
  readonly forged: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts an S3-compatible server behind a check of signatures. */
export async function openTestStorage(): Promise<TestStorage> {
  const s3 = await startS3();
  const client = (bucket: string) =>
    new S3mini({ endpoint: `${s3.address}/${bucket}`, accessKeyId: KEY_ID, secretAccessKey: SECRET });
  for (const bucket of [SHARED, PERSONAL]) await client(bucket).createBucket();
  const list = async (bucket: string) =>
    ((await client(bucket).listObjects()) ?? []).map(({ Key }) => Key).toSorted();
  let forged = 0;
  const gate = createServer((request, response) => void respond(request, response));
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const address = gate.address();
  const storage = {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${address instanceof Object ? address.port : ''}`,
      S3_BUCKET: SHARED,
      S3_PRIVATE_BUCKET: PERSONAL,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    keys: async () => ({ shared: await list(SHARED), personal: await list(PERSONAL) }),
    isDown: false,
    forged: () => forged,
    stop: async () => {
      gate.closeAllConnections();
      gate.close();
      s3.stop();
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
    if (storage.isDown) return void response.writeHead(503).end();
    if (!(await isSigned(request, { accessKeyId: KEY_ID, secretAccessKey: SECRET }))) {
      forged += 1;
      return void response.writeHead(403).end();
    }
    const { method = 'GET', url = '/', headers } = request;
    const inner = await fetch(`${s3.address}${url}`, {
      method,
      headers: { Authorization: headers.authorization ?? '' },
      ...(method === 'PUT' && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(inner.status, { 'Content-Type': inner.headers.get('Content-Type') ?? '' });
    response.end(Buffer.from(await inner.arrayBuffer()));
  }

  return storage;
}
