import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod';

/** How long an access token is good, in seconds. */
export const ACCESS_TOKEN_SECONDS = 900;

const ALGORITHM = 'HS256';

/** The content of a token: the account and the login that it belongs to. */
const Claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The sentences of the product on tokens. */
export const NOT_VERIFIED = { code: 'unauthenticated', message: 'Failed to verify token' } as const;
export const EXPIRED = { code: 'unauthenticated', message: 'Token expired' } as const;

/** Makes a token; `now` in ms since 1970. */
export function signAccessToken(
  key: Uint8Array,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(key);
}

/** Reads a token that we made with one of these keys, and that is not expired. */
export async function readAccessToken(
  [key, ...older]: readonly Uint8Array[],
  token: string,
  now: number,
): Promise<Result<{ userId: string; sessionId: string }, Failure<'unauthenticated'>>> {
  if (key === undefined) return fail(NOT_VERIFIED);
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    });
    const { sub, sid } = Claims.parse(payload);
    return ok({ userId: sub, sessionId: sid });
  } catch (error) {
    return error instanceof errors.JWTExpired ? fail(EXPIRED) : readAccessToken(older, token, now);
  }
}
