import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { s3Storage } from './s3-storage.ts';
import { StorageFailure } from './storage-failure.ts';

describe('a storage that redirects', () => {
  let received: string[] = [];
  let servers: Server[] = [];
  let endpoint = '';

  beforeEach(async () => {
    received = [];
    const elsewhere = createServer((request, response) => {
      received.push(`${request.method} ${request.headers.authorization ?? ''}`);
      response.end();
    });
    const address = await listen(elsewhere);
    const storage = createServer((request, response) => {
      request.resume();
      response.writeHead(307, { Location: `${address}${request.url}` }).end();
    });
    endpoint = await listen(storage);
    servers = [elsewhere, storage];
  });
  afterEach(() => {
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
  });

  it('receives no second request: a photo stays where the settings say', async () => {
    const options = { endpoint, region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
    const bucket = s3Storage({ ...options, bucket: 'shared', privateBucket: 'personal' }, 'personal');
    await expect(bucket.write('photos/one', new Uint8Array([1, 2, 3]))).rejects.toThrow(StorageFailure);
    await expect(bucket.read('photos/one')).rejects.toThrow(StorageFailure);
    expect(received).toEqual([]);
  });
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${address instanceof Object ? address.port : ''}`;
}
