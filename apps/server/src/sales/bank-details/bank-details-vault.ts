import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Keyring } from '../../platform/security/keyring.ts';
import type { Sealer } from '../../platform/security/sealed-text.ts';
import { type Secrets, keyring, toSealer } from '../../platform/security/secrets.ts';
import type { Bank, OpenDetails, SealedDetails } from './bank-details.schema.ts';

/** A bank account, as it is encrypted. */
const BankText = z.object({ holder: z.string(), accountNumber: z.string(), ifsc: z.string() });

/** Encrypts and opens bank details, and makes the HMAC that finds the same PAN. */
export class BankDetailsVault {
  readonly sealer: Sealer;
  readonly #panKeys: Keyring;

  constructor(secrets: Secrets) {
    this.sealer = toSealer(secrets, 'bankDetails');
    this.#panKeys = keyring(secrets, 'pans');
  }

  sealBank({ holder, accountNumber, ifsc }: Bank): string {
    return this.sealer.seal(JSON.stringify({ holder, accountNumber, ifsc }));
  }

  /** The columns of a PAN. */
  sealPan(pan: string): { readonly pan: string; readonly panHash: string } {
    return { pan: this.sealer.seal(pan), panHash: toHash(this.#panKeys[0], pan) };
  }

  /** The HMACs under which a PAN can be stored, while `AUTH_SECRET` is replaced too. */
  panHashes(pan: string): string[] {
    return this.#panKeys.map((key) => toHash(key, pan));
  }

  /** The values; a lost secret opens nothing, so that the member can enter them again. */
  open({ bank, pan }: SealedDetails): OpenDetails {
    const text = bank === null ? undefined : this.sealer.open(bank);
    return {
      bank: text === undefined ? null : BankText.parse(JSON.parse(text)),
      pan: this.sealer.open(pan) ?? '',
    };
  }
}

function toHash(key: Uint8Array, pan: string): string {
  return createHmac('sha256', key).update(pan).digest('base64url');
}
