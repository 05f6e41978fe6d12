import * as z from 'zod/mini';
import { forgetEncrypted, readEncrypted, writeEncrypted } from '../../auth/session/encrypted-storage.ts';

/** How long a code is stored after its link was opened, in ms: 30 days. */
const REFERRAL_MS = 30 * 86_400_000;

/**
 * The key in the session storage for the last code that a link brought: a reload of the page with that link stores it no
 * second time.
 */
const LINK_KEY = 'ref-link';

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
  if (!code || code === sessionStorage.getItem(LINK_KEY)) return;
  sessionStorage.setItem(LINK_KEY, code);
  await saveReferralCode(code);
}

/** Stores a code that the visitor typed; an empty one is deleted. Writes run in the order of the calls. */
export function saveReferralCode(code: string): Promise<void> {
  const saved = writing.then(() => write(code));
  writing = saved.catch(() => undefined);
  return saved;
}

async function write(code: string): Promise<void> {
  if (code === '') forgetEncrypted('referral');
  else await writeEncrypted({ referral: { code, savedAt: Date.now() } });
}

let writing: Promise<void> = Promise.resolve();

/** The stored code; undefined without one, 30 days after it was stored, or when it was not written in this browser. */
export async function referralCode(): Promise<string | undefined> {
  await writing;
  const { data } = Referral.safeParse(await readEncrypted('referral').catch(() => undefined));
  return data && Date.now() < data.savedAt + REFERRAL_MS ? data.code : undefined;
}
