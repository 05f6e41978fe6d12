import type { Platform } from '../../platform/platform.ts';
import { keyring, toSealer } from '../../platform/security/secrets.ts';
import { AccountRepository } from './account.repository.ts';
import { authenticator } from './authenticate.ts';
import { authLimits } from './auth-limits.ts';
import { ContactChangeRepository } from './contact-change/contact-change.repository.ts';
import { ContactChangeService } from './contact-change/contact-change.service.ts';
import { ContactProofRepository } from './contact-proof/contact-proof.repository.ts';
import { ContactProofService } from './contact-proof/contact-proof.service.ts';
import { KnownDeviceRepository } from './device/known-device.repository.ts';
import { FirebaseSignInService } from './firebase/firebase-sign-in.service.ts';
import { FirebaseTokenRepository } from './firebase/firebase-token.repository.ts';
import { GoogleAccountRepository } from './google/google-account.repository.ts';
import { GoogleAccounts } from './google/google-accounts.ts';
import { GoogleSignInRepository } from './google/google-sign-in.repository.ts';
import { GoogleSignInService } from './google/google-sign-in.service.ts';
import { MobileAccounts } from './otp/mobile-accounts.ts';
import { OtpCodes } from './otp/otp-codes.ts';
import { OtpTallyRepository } from './otp/otp-tally.repository.ts';
import { OtpRepository } from './otp/otp.repository.ts';
import type { Membership } from './membership.ts';
import { OtpService } from './otp/otp.service.ts';
import { OwnerProofService } from './contact-proof/owner-proof.service.ts';
import { PasswordLoginService } from './password-login.service.ts';
import { PasswordResetRepository } from './password-reset/password-reset.repository.ts';
import { PasswordResetService } from './password-reset/password-reset.service.ts';
import { RegistrationService } from './registration.service.ts';
import { AccountSecurityRepository } from './security/account-security.repository.ts';
import { AccountSecurityService } from './security/account-security.service.ts';
import { SecondFactorRepository } from './second-factor/second-factor.repository.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { SessionRepository } from './session/session.repository.ts';
import { SessionService } from './session/session.service.ts';

/** Five wrong guesses of the codes of a number in an hour make its code invalid. */
const GUESSES = { max: 5, windowMs: 3_600_000 };

/** Creates the services of identity. */
export function authServices(platform: Platform, membership: Membership) {
  const { background, config, db, delivery, firebase, google, log, mail, now, secrets, sms } = platform;
  const { brandName } = config;
  const authenticate = authenticator(platform);
  const limits = authLimits(platform);
  const accounts = new AccountRepository(db, membership);
  const devices = new KnownDeviceRepository(db);
  const sessionRows = new SessionRepository(db);
  const codes = new OtpCodes({
    keys: keyring(secrets, 'otps'),
    limits,
    now,
    otps: new OtpRepository(db, GUESSES),
    tallies: new OtpTallyRepository(platform),
  });
  const sessions = new SessionService({
    accounts,
    authenticate,
    codes,
    devices,
    key: secrets.tokens,
    now,
    sessions: sessionRows,
  });
  const mobileAccounts = new MobileAccounts(accounts, now);
  const googleAccounts = new GoogleAccounts({
    accounts,
    google: new GoogleAccountRepository(db, membership),
    now,
  });
  const messageSealer = toSealer(secrets, 'messages');
  const ownerProofs = new OwnerProofService({ accounts, brandName, codes, limits, mail, sms });
  return {
    accounts,
    authenticate,
    limits,
    sessionRows,
    sessions,
    passwords: new PasswordLoginService({ accounts, devices, sessions, limits, now }),
    registrations: new RegistrationService({ accounts, brandName, devices, limits, now }),
    /** Absent where sign-in with Google is not available. */
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
    ownerProofs,
    contactChanges: new ContactChangeService({
      brandName,
      delivery,
      devices,
      limits,
      messageSealer,
      now,
      proofs: ownerProofs,
      undos: new ContactChangeRepository(db),
    }),
    contactProofs: new ContactProofService({
      accounts,
      brandName,
      codes,
      mail,
      now,
      proofs: new ContactProofRepository(db),
      sms,
    }),
    secondFactors: new SecondFactorService({
      accounts,
      brandName,
      delivery,
      isRequired: config.secondFactor === 'required',
      now,
      rows: new SecondFactorRepository(db),
      sealer: toSealer(secrets, 'secondFactors'),
      tries: limits.secondFactors,
    }),
    security: new AccountSecurityService({
      accounts,
      brandName,
      delivery,
      devices,
      now,
      proofs: ownerProofs,
      rows: new AccountSecurityRepository(db),
    }),
    resets: new PasswordResetService({
      accounts,
      background,
      brandName,
      delivery,
      devices,
      limits,
      messageSealer,
      now,
      resets: new PasswordResetRepository(db),
    }),
  };
}

export type AuthServices = ReturnType<typeof authServices>;
