import { COUNTRY_CODE, fail, ok } from '@pgm/api/contract';
import { firebaseFailure } from '../firebase/firebase-failure.ts';
import { type FirebaseParts, letGo } from '../firebase/firebase-sdk.ts';
import type { ConfirmCode, FirebaseAccess } from '../firebase/firebase-sdk.types.ts';
import type { PhoneVerification } from './phone-verification.ts';

const NOT_SENT = 'Failed to send OTP.';
const BROKEN = 'Something went wrong. Please try again.';
const NOT_VERIFIED = { code: 'unauthenticated', message: 'Invalid or expired OTP.' } as const;

/** A code that was sent. */
interface SentCode {
  readonly access: FirebaseAccess;
  readonly confirm: ConfirmCode;
  /** The name that the user entered. */
  readonly name: string;
  /**
   * The proof that the code was valid; saved until our server has responded, since Firebase accepts a code once.
   */
  idToken?: string;
}

/** Phone verification by Firebase: it sends and compares the code, and our server believes its signature. */
export function firebasePhone({ project, loadSdk, finish }: FirebaseParts): PhoneVerification {
  let sent: SentCode | undefined;
  return {
    sendOtp: async ({ name, mobile }, signal) => {
      await letGo(sent?.access);
      sent = undefined;
      let access: FirebaseAccess | undefined;
      try {
        access = (await loadSdk()).open(project);
        const confirm = await access.sendCode(COUNTRY_CODE + mobile);
        // The caller no longer waits for the code.
        if (signal.aborted) await letGo(access);
        else sent = { access, confirm, name };
        return ok(undefined);
      } catch (error) {
        await letGo(access);
        return firebaseFailure(error, NOT_SENT);
      }
    },

    verifyOtp: async ({ otp }, signal) => {
      if (sent === undefined) return fail(NOT_VERIFIED);
      try {
        sent.idToken ??= await toProof(sent, otp);
      } catch (error) {
        return firebaseFailure(error, BROKEN);
      }
      const result = await finish({ idToken: sent.idToken, name: sent.name }, signal);
      // After a lost connection the same proof may be sent again; a rejected one is useless.
      if (result.ok || result.failure.code === 'unauthenticated') sent = undefined;
      return result;
    },
  };
}

/** Trades a code for its proof; after that, nothing of Firebase is needed. */
async function toProof({ access, confirm }: SentCode, otp: string): Promise<string> {
  const idToken = await confirm(otp);
  await letGo(access);
  return idToken;
}
