import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

/** Whether a request has the signature that another implementation of the protocol makes of it with these keys. */
export async function isSigned(
  request: IncomingMessage,
  credentials: { readonly accessKeyId: string; readonly secretAccessKey: string },
): Promise<boolean> {
  const given = request.headers.authorization ?? '';
  const region = /Credential=[^/]+\/\d{8}\/([^/]+)\/s3\/aws4_request/.exec(given)?.[1];
  const names = /SignedHeaders=([^,\s]+)/.exec(given)?.[1]?.split(';');
  if (region === undefined || names === undefined) return false;
  const signer = new AwsV4Signer({
    ...credentials,
    method: request.method ?? 'GET',
    url: `http://${request.headers.host}${request.url}`,
    service: 's3',
    region,
    headers: names
      .filter((name) => name !== 'host')
      .map((name): [string, string] => [name, String(request.headers[name])]),
    datetime: String(request.headers['x-amz-date']),
    allHeaders: true,
  });
  return signatureIn(given) === signatureIn(await signer.authHeader());
}

function signatureIn(header: string): string {
  const [, signature] = /Signature=([0-9a-f]{64})/.exec(header) ?? [];
  if (signature === undefined) throw new Error('An Authorization header has no signature.');
  return signature;
}
