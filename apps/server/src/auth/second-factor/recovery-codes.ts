import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';

/** How many recovery codes an account gets. */
const COUNT = 10;

/** Ten random bytes are 16 letters and digits. */
const BYTES = 10;

/** New recovery codes, in groups of four letters and digits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const { buffer } = new Uint8Array(randomBytes(BYTES));
    return new Secret({ buffer }).base32.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** A typed recovery code without its groups; undefined when it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z2-7]{16}$/.test(code) ? code : undefined;
}
