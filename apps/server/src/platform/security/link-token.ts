import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod';

/** How long an address with a token is valid, in seconds. */
export const LINK_SECONDS = 300;

const ALGORITHM = 'HS256';

/** `sub` is what the bearer may see, such as the id of an order. */
const Claims = z.object({ sub: z.string() });

/** Signs the part of an address that opens one thing for its holder; `now` in ms since 1970. It is valid for 5 minutes by default. */
export function signLinkToken(
  key: Uint8Array,
  subject: string,
  now: number,
  seconds = LINK_SECONDS,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(subject)
    .setExpirationTime(issuedAt + seconds)
    .sign(key);
}

/** The subject of a token that this server signed with one of these keys and that is not expired, else undefined. */
export async function readLinkToken(
  keys: readonly Uint8Array[],
  token: string,
  now: number,
): Promise<string | undefined> {
  const [key, ...older] = keys;
  if (key === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    });
    return Claims.parse(payload).sub;
  } catch {
    return readLinkToken(older, token, now);
  }
}
