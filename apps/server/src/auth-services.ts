import type { Platform } from './platform/platform.ts';
import { keyring, toSealer } from './platform/security/secrets.ts';
import { applyFirstProof, endAccess } from './auth/access/access.transactions.ts';
import { authenticator } from './auth/caller/authenticate.ts';
import { authLimits } from './auth-limits.ts';
import { ContactChangeRepository } from './auth/contact-change/contact-change.repository.ts';
import { ContactChangeService } from './auth/contact-change/contact-change.service.ts';
import { ContactProofRepository } from './auth/contact-proof/contact-proof.repository.ts';
import { ContactProofService } from './auth/contact-proof/contact-proof.service.ts';
import { KnownDeviceRepository } from './auth/device/known-device.repository.ts';
import { FirebaseSignInService } from './auth/firebase/firebase-sign-in.service.ts';
import { FirebaseTokenRepository } from './auth/firebase/firebase-token.repository.ts';
import { GoogleAccountRepository } from './auth/google-sign-in/google-account.repository.ts';
import { GoogleAccounts } from './auth/google-sign-in/google-accounts.ts';
import { GoogleSignInRepository } from './auth/google-sign-in/google-sign-in.repository.ts';
import { GoogleSignInService } from './auth/google-sign-in/google-sign-in.service.ts';
import { MobileAccounts } from './auth/otp/mobile-accounts.ts';
import { OtpCodes } from './auth/otp/otp-codes.ts';
import { OtpTallyRepository } from './auth/otp/otp-tally.repository.ts';
import { OtpRepository } from './auth/otp/otp.repository.ts';
import { UserRepository } from './auth/user/user.repository.ts';
import { LoginRepository } from './auth/login/login.repository.ts';
import type { Membership } from './auth/registration/membership.transactions.ts';
import { MobileAccountRepository } from './auth/otp/mobile-account.repository.ts';
import { RegistrationRepository } from './auth/registration/registration.repository.ts';
import { OtpService } from './auth/otp/otp.service.ts';
import { OwnerProofService } from './auth/owner-proof/owner-proof.service.ts';
import { PasswordLoginService } from './auth/login/password-login.service.ts';
import { PasswordResetRepository } from './auth/password-reset/password-reset.repository.ts';
import { PasswordResetService } from './auth/password-reset/password-reset.service.ts';
import { RegistrationService } from './auth/registration/registration.service.ts';
import { AccountSecurityRepository } from './auth/account-security/account-security.repository.ts';
import { AccountSecurityService } from './auth/account-security/account-security.service.ts';
import { SecondFactorRepository } from './auth/second-factor/second-factor.repository.ts';
import { SecondFactorService } from './auth/second-factor/second-factor.service.ts';
import { SessionRepository } from './auth/session/session.repository.ts';
import { SessionService } from './auth/session/session.service.ts';

/** Five wrong guesses of the codes of a number in an hour make its code invalid. */
const GUESSES = { max: 5, windowMs: 3_600_000 };

/** Creates the services of identity. */
export function authServices(platform: Platform, membership: Membership) {
  const { background, config, db, delivery, firebase, google, log, mail, now, secrets, sms } = platform;
  const { brandName } = config;
  const authenticate = authenticator(platform);
  const limits = authLimits(platform);
  const access = { end: endAccess, applyFirstProof };
  const users = new UserRepository(db);
  const findUser = (id: string) => users.find(id);
  const devices = new KnownDeviceRepository(db);
  const codes = new OtpCodes({
    brandName,
    keys: keyring(secrets, 'otps'),
    limits,
    mail,
    now,
    otps: new OtpRepository(db, GUESSES),
    sms,
    tallies: new OtpTallyRepository(platform),
  });
  const sessions = new SessionService({
    authenticate,
    devices,
    findUser,
    key: secrets.tokens,
    now,
    reopenCodes: (destination) => codes.reopen(destination),
    sessions: new SessionRepository(db),
  });
  const newAccounts = new RegistrationRepository(db, membership);
  const mobileAccounts = new MobileAccounts({ accounts: new MobileAccountRepository(db), newAccounts, now });
  const googleAccounts = new GoogleAccounts({
    accounts: new GoogleAccountRepository(db, membership, access),
    newAccounts,
    now,
  });
  const messageSealer = toSealer(secrets, 'messages');
  const ownerProofs = new OwnerProofService({
    codes,
    findUser,
    repeatedPasswords: limits.repeatedPasswords,
  });
  return {
    authenticate,
    limits,
    sessions,
    passwords: new PasswordLoginService({
      accounts: new LoginRepository(db),
      findUser,
      sessions,
      limits,
      now,
    }),
    registrations: new RegistrationService({
      accounts: newAccounts,
      brandName,
      devices,
      limits,
      now,
    }),
    /** Absent where sign-in with Google is not available. */
    googleSignIns:
      google &&
      new GoogleSignInService({
        findUser,
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
    otps: new OtpService({ accounts: mobileAccounts, codes, sessions }),
    ownerProofs,
    contactChanges: new ContactChangeService({
      brandName,
      delivery,
      devices,
      limits,
      messageSealer,
      now,
      proofs: ownerProofs,
      undos: new ContactChangeRepository(db, access),
    }),
    contactProofs: new ContactProofService({
      codes,
      findUser,
      now,
      proofs: new ContactProofRepository(db),
    }),
    secondFactors: new SecondFactorService({
      brandName,
      delivery,
      findUser,
      isRequired: config.secondFactor === 'required',
      now,
      rows: new SecondFactorRepository(db),
      sealer: toSealer(secrets, 'secondFactors'),
      tries: limits.secondFactors,
    }),
    security: new AccountSecurityService({
      brandName,
      checkPassword: (...password) => ownerProofs.checkPassword(...password),
      delivery,
      devices,
      findUser,
      now,
      rows: new AccountSecurityRepository(db, access),
    }),
    resets: new PasswordResetService({
      background,
      brandName,
      delivery,
      devices,
      limits,
      messageSealer,
      now,
      resets: new PasswordResetRepository(db, access),
    }),
  };
}
