import * as z from 'zod/mini';
import { readEncrypted, storeEncrypted } from '#app/kit/device/encrypted-storage.ts';
import { isNewLink } from '#app/kit/device/opened-link.ts';

/** How long a code is stored after its link was opened, in ms: 30 days. */
const REFERRAL_MS = 30 * 86_400_000;

const Referral = z.object({
  code: z.string(),
  /** In ms since 1970. */
  savedAt: z.int(),
});

/**
 * Stores the code of a referral link, `?ref=CODE`, once: a visitor who signs up within 30 days joins below this member. A
 * login deletes it.
 */
export async function saveReferral(search: string): Promise<void> {
  const code = new URLSearchParams(search).get('ref');
  if (code && isNewLink(code)) await saveReferralCode(code);
}

/** Stores a code that the visitor typed; an empty one is deleted. */
export function saveReferralCode(code: string): Promise<void> {
  return storeEncrypted('referral', code === '' ? undefined : { code, savedAt: Date.now() });
}

/** The stored code; undefined without one, 30 days after it was stored, or when it was not written in this browser. */
export async function referralCode(): Promise<string | undefined> {
  const { data } = Referral.safeParse(await readEncrypted('referral').catch(() => undefined));
  return data && Date.now() < data.savedAt + REFERRAL_MS ? data.code : undefined;
}
