import type { Platform } from '../platform/platform.ts';
import { AccountRepository } from './account.repository.ts';
import { authLimits } from './auth-limits.ts';
import { ContactProofRepository } from './contact-proof.repository.ts';
import { ContactProofService } from './contact-proof.service.ts';
import { FirebaseSignInService } from './firebase-sign-in.service.ts';
import { FirebaseTokenRepository } from './firebase-token.repository.ts';
import { GoogleAccountRepository } from './google-account.repository.ts';
import { GoogleAccounts } from './google-accounts.ts';
import { GoogleSignInRepository } from './google-sign-in.repository.ts';
import { GoogleSignInService } from './google-sign-in.service.ts';
import { MobileAccounts } from './mobile-accounts.ts';
import { OtpCodes } from './otp-codes.ts';
import { OtpRepository } from './otp.repository.ts';
import { OtpService } from './otp.service.ts';
import { OwnerProofService } from './owner-proof.service.ts';
import { PasswordLoginService } from './password-login.service.ts';
import { PasswordResetRepository } from './password-reset.repository.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionRepository } from './session.repository.ts';
import { SessionService } from './session.service.ts';

/** Five wrong guesses at a number's codes, and then none for the rest of an hour. */
const GUESSES = { most: 5, windowMs: 3_600_000 };

/** The services of identity, put together. */
export function authServices(platform: Platform) {
  const { authenticate, background, config, db, firebase, google, log, mail, now, secrets, sms } = platform;
  const { brandName } = config;
  const limits = authLimits(platform);
  const accounts = new AccountRepository(db);
  const sessionRows = new SessionRepository(db);
  const sessions = new SessionService({
    accounts,
    authenticate,
    key: secrets.tokens,
    now,
    sessions: sessionRows,
  });
  const mobileAccounts = new MobileAccounts(accounts, now);
  const codes = new OtpCodes({ key: secrets.otps, limits, now, otps: new OtpRepository(db, GUESSES) });
  const googleAccounts = new GoogleAccounts({ accounts, google: new GoogleAccountRepository(db), now });
  return {
    accounts,
    limits,
    sessionRows,
    sessions,
    passwords: new PasswordLoginService({ accounts, sessions, limits }),
    registrations: new RegistrationService({ accounts, limits, now }),
    /** Absent where nobody can sign in with Google. */
    googleSignIns:
      google &&
      new GoogleSignInService({
        accounts,
        google,
        googleAccounts,
        limits,
        log,
        now,
        sessions,
        signIns: new GoogleSignInRepository(db),
      }),
    /** Absent where Firebase is not configured. */
    firebaseSignIns:
      firebase &&
      new FirebaseSignInService({
        firebase,
        googleAccounts,
        limits,
        mobileAccounts,
        now,
        sessions,
        tokens: new FirebaseTokenRepository(db),
      }),
    otps: new OtpService({ accounts: mobileAccounts, brandName, codes, sessions, sms }),
    ownerProofs: new OwnerProofService({ accounts, brandName, codes, limits, mail, sms }),
    contactProofs: new ContactProofService({
      accounts,
      brandName,
      codes,
      mail,
      now,
      proofs: new ContactProofRepository(db),
      sms,
    }),
    resets: new PasswordResetService({
      accounts,
      background,
      brandName,
      limits,
      mail,
      now,
      resets: new PasswordResetRepository(db),
    }),
  };
}
