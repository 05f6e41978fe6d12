import { type BodyOf, COUNTRY_CODE, fail, ok, type sendOtp, type verifyOtp } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { CodeRequester } from '../../platform/http/requester.ts';
import type { Device } from '../../platform/http/device.ts';
import type { MobileAccounts } from './mobile-accounts.ts';
import { NOT_VERIFIED, type OtpCodes } from './otp-codes.ts';
import type { Logins } from '../session/session.transactions.ts';

const PURPOSE = 'LOGIN';

interface OtpParts {
  readonly accounts: MobileAccounts;
  readonly codes: OtpCodes;
  readonly sessions: Logins;
}

/** Login by a code sent to a mobile number. */
export class OtpService {
  readonly #parts: OtpParts;
  constructor(parts: OtpParts) {
    this.#parts = parts;
  }

  /** Sends a code, unless an earlier one is still valid. */
  async send(
    { destination, firstName }: BodyOf<typeof sendOtp>,
    requester: CodeRequester,
  ): Promise<Outcome<typeof sendOtp>> {
    const { accounts, codes } = this.#parts;
    const isKnown = await accounts.isProven(destination.slice(COUNTRY_CODE.length));
    const sent = await codes.send({
      by: 'SMS',
      destination,
      purpose: PURPOSE,
      name: firstName,
      isKnown,
      requester,
    });
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /** Exchanges a code for a login, once. */
  async verify(
    { destination, otp, ...joining }: BodyOf<typeof verifyOtp>,
    address: string,
    device: Device,
  ): Promise<Outcome<typeof verifyOtp>> {
    const { accounts, codes, sessions } = this.#parts;
    const name = await codes.consume({ destination, purpose: PURPOSE }, otp, address);
    if (!name.ok) return name;
    const mobile = destination.slice(COUNTRY_CODE.length);
    const user = await accounts.forMobile(mobile, name.value, joining);
    const session = await sessions.begin(user, device);
    if (!session.ok) return session;
    // The account lost the number at the same moment: the change could not end this login.
    if (await accounts.isProvenBy(user, mobile)) return session;
    await sessions.end(session.value.refreshToken);
    return fail(NOT_VERIFIED);
  }
}
