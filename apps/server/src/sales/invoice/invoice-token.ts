import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod';

/** How long the address of an invoice is valid, in seconds. */
const LINK_SECONDS = 300;

const ALGORITHM = 'HS256';

/** `sub` is the order whose invoice the bearer may see. */
const Claims = z.object({ sub: z.uuid() });

/** Signs the part of an address that opens one order's invoice for its holder; `now` in ms since 1970. */
export function signInvoiceToken(key: Uint8Array, orderId: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(orderId)
    .setExpirationTime(issuedAt + LINK_SECONDS)
    .sign(key);
}

/** The order of a token that this server signed and that is not expired, else undefined. */
export async function readInvoiceToken(
  key: Uint8Array,
  token: string,
  now: number,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    });
    return Claims.parse(payload).sub;
  } catch {
    return undefined;
  }
}
