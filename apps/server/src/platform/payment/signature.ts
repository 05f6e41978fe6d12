import { createHmac, timingSafeEqual } from 'node:crypto';

const SHA256_HEX = /^[0-9a-f]{64}$/i;

/** Whether `signature` is the HMAC-SHA256 of a message in hex; takes as long for a near miss as for any other. */
export function isSigned(message: string | Uint8Array, signature: string, secret: string): boolean {
  if (!SHA256_HEX.test(signature)) return false;
  const right = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), right);
}
