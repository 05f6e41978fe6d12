import { type FailureCode, type Result, fail, ok } from '@pgm/api/contract';
import { type JWTVerifyGetKey, errors, jwtVerify } from 'jose';
import { ZodError } from 'zod';
import type { Logger } from '../logger.ts';
import { tokenHash } from '../random-token.ts';
import { FirebaseClaims, personOf } from './firebase-claims.ts';
import type { FirebaseTokens } from './firebase-tokens.ts';

/** How long ago a person may have signed in, in seconds: the session begins now, not whenever that was. */
const SIGN_IN_SECONDS = 600;

interface JwksOptions {
  readonly projectId: string;
  readonly keys: JWTVerifyGetKey;
  readonly log: Logger;
  readonly now: () => number;
}

/** Reads tokens by the keys that Google publishes for all Firebase projects. */
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
        if (age < 0 || age > SIGN_IN_SECONDS) return refused(log, 'SIGN_IN_NOT_RECENT');
        const person = personOf(claims);
        if (person === undefined) return refused(log, 'ADDRESS_NOT_VERIFIED');
        return ok({
          person,
          tokenHash: tokenHash(signedPart(idToken)),
          expiresAt: claims.exp * 1000,
        });
      } catch (error) {
        return refused(log, ...reasonOf(error));
      }
    },
  };
}

/** A token without its signature, whose last character can be written in several ways that mean the same. */
function signedPart(token: string): string {
  return token.slice(0, token.lastIndexOf('.'));
}

/** A word for the log, and who is to blame: the token, or the line to Google's keys. */
function reasonOf(error: unknown): [reason: string, code?: FailureCode] {
  if (error instanceof ZodError) return ['CLAIMS_NOT_USABLE'];
  if (error instanceof errors.JWKSTimeout) return [error.code, 'server'];
  // Of its own class is only what the library says of an answer that holds no keys.
  if (error instanceof errors.JOSEError && error.constructor !== errors.JOSEError) return [error.code];
  return ['KEYS_NOT_REACHED', 'server'];
}

/** A refusal as a value; the log gets a word for the reason and nothing about the person. */
function refused(log: Logger, reason: string, code: FailureCode = 'unauthenticated'): Result<never> {
  log.warn({ reason }, 'a sign-in through Firebase failed');
  return fail({ code, message: 'Sign-in failed. Please try again.' });
}
