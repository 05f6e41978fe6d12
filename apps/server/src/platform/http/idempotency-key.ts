import { fail } from '@pgm/api/contract';

/**
 * Whether a header `Idempotency-Key` is valid. Clients generate the key, so that a request that is sent twice is
 * handled once.
 */
export function isIdempotencyKey(key: string | undefined): key is string {
  return key !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(key);
}

/** The failure for a header that is not valid. */
export const BAD_KEY = fail({ code: 'invalid' as const, message: 'The Idempotency-Key is not valid.' });

/**
 * Whether what is stored under a key is what was sent with it now.
 * @param form names the fields to compare, which hold plain values
 */
export function isSameForm<Field extends string>(
  form: { readonly shape: Readonly<Record<Field, unknown>> },
  stored: Readonly<Record<NoInfer<Field>, unknown>>,
  sent: Readonly<Record<NoInfer<Field>, unknown>>,
): boolean {
  for (const field in form.shape) if (stored[field] !== sent[field]) return false;
  return true;
}
