import { COUNTRY_CODE, fail, ok } from '@pgm/api/contract';
import { firebaseFailure } from '../firebase/firebase-failure.ts';
import {
  type ConfirmCode,
  type FirebaseAccess,
  type FirebaseParts,
  letGo,
} from '../firebase/firebase-sdk.ts';
import type { PhoneVerification } from './phone-verification.ts';

const NOT_SENT = 'Failed to send OTP.';
const BROKEN = 'Something went wrong. Please try again.';
const NOT_VERIFIED = { code: 'unauthenticated', message: 'Invalid or expired OTP.' } as const;

/** A code that is out. */
interface SentCode {
  readonly access: FirebaseAccess;
  readonly confirm: ConfirmCode;
  /** What the person said to be called. */
  readonly name: string;
  /** Proves that the code was right; kept until our server has answered, since Firebase takes a code once. */
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
        // Nobody waits for the code any more.
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
        sent.idToken ??= await proofOf(sent, otp);
      } catch (error) {
        return firebaseFailure(error, BROKEN);
      }
      const answer = await finish({ idToken: sent.idToken, name: sent.name }, signal);
      // After a lost line the same proof may be given again; one that was refused is of no more use.
      if (answer.ok || answer.failure.code === 'unauthenticated') sent = undefined;
      return answer;
    },
  };
}

/** Trades a code for its proof; with that nothing of Firebase is needed any more. */
async function proofOf({ access, confirm }: SentCode, otp: string): Promise<string> {
  const idToken = await confirm(otp);
  await letGo(access);
  return idToken;
}
