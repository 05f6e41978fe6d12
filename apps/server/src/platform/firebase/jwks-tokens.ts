import { type Result, fail, ok } from '@pgm/api/contract';
import { type JWTVerifyGetKey, errors, jwtVerify } from 'jose';
import { ZodError } from 'zod';
import type { Logger } from '../log/logger.ts';
import { tokenHash } from '../security/random-token.ts';
import { FirebaseClaims, toPerson } from './firebase-claims.ts';
import type { FirebaseTokens, SignInFailure } from './firebase-tokens.ts';

/** The maximum age of a sign-in, in seconds: the session begins now, not at the time of the sign-in. */
const SIGN_IN_SECONDS = 600;

interface JwksOptions {
  readonly projectId: string;
  readonly keys: JWTVerifyGetKey;
  readonly log: Logger;
  readonly now: () => number;
}

/** Verifies tokens with the keys that Google publishes for all Firebase projects. */
export function jwksTokens({ projectId, keys, log, now }: JwksOptions): FirebaseTokens {
  return {
    read: async (idToken) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          currentDate: new Date(now()),
          requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        });
        const claims = FirebaseClaims.parse(payload);
        const age = Math.floor(now() / 1000) - claims.auth_time;
        if (age < 0 || age > SIGN_IN_SECONDS) return rejected(log, 'SIGN_IN_NOT_RECENT');
        const person = toPerson(claims);
        if (person === undefined) return rejected(log, 'ADDRESS_NOT_VERIFIED');
        return ok({
          person,
          tokenHash: tokenHash(signedPart(idToken)),
          expiresAt: claims.exp * 1000,
        });
      } catch (error) {
        return rejected(log, ...toReason(error));
      }
    },
  };
}

/**
 * A token without its signature, because the last character of a signature can be written in several equivalent
 * ways.
 */
function signedPart(token: string): string {
  return token.slice(0, token.lastIndexOf('.'));
}

/**
 * A reason for the log, and the failure code that shows the cause: the token, or the connection to Google's keys.
 */
function toReason(error: unknown): [reason: string, code?: SignInFailure['code']] {
  if (error instanceof ZodError) return ['CLAIMS_NOT_USABLE'];
  if (error instanceof errors.JWKSTimeout) return [error.code, 'server'];
  // The library throws the base class itself only for a response without keys.
  if (error instanceof errors.JOSEError && error.constructor !== errors.JOSEError) return [error.code];
  return ['KEYS_NOT_REACHED', 'server'];
}

/** A failure for a rejected token; the log gets a reason and nothing about the person. */
function rejected(
  log: Logger,
  reason: string,
  code: SignInFailure['code'] = 'unauthenticated',
): Result<never, SignInFailure> {
  log.warn({ reason }, 'a sign-in through Firebase failed');
  return fail({ code, message: 'Sign-in failed. Please try again.' });
}
