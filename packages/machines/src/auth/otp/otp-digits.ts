import { OTP_LENGTH, asciiDigits } from '@pgm/api/contract';

/** The digits of a typed code, six at most. */
export function otpDigits(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, '').slice(0, OTP_LENGTH);
}
