import { MAX_PAYMENT_MINUTES, OTP_SECONDS } from '@pgm/api/contract';
import { findNamelessTallies, sealedTallies } from './auth/otp/sealed-tallies.ts';
import { secondFactors } from './auth/second-factor/second-factor.schema.ts';
import { ACCESS_TOKEN_SECONDS } from './platform/security/access-token.ts';
import { sealedBankDetails } from './sales/bank-details/sealed-bank-details.ts';
import type { Database } from './platform/database/database.ts';
import { queuedMessages } from './platform/messaging/queued-message.schema.ts';
import type { Platform } from './platform/platform.ts';
import { MAX_WINDOW_SECONDS } from './platform/rate-limit/rate-limiter.ts';
import { LINK_SECONDS } from './platform/security/link-token.ts';
import { type SealedKind, sealedColumn } from './platform/security/sealed-kind.ts';
import { findSecretUse } from './platform/security/secret-use.ts';
import { toSealer } from './platform/security/secrets.ts';
import { StartFailure } from './platform/settings.ts';
import { GRACE_MS } from './sales/payment/cancel-unpaid-orders.ts';

/** A process notes every minute that it uses its secret, so the last note can be so much older than the last use, in ms. */
const NOTE_MS = 2 * 60_000;

/** What is not encrypted again, because nothing but its hash or signature is stored, and how long it is valid, in seconds. */
const EXPIRING: Readonly<Record<string, number>> = {
  'addresses of invoices, statements and exports': LINK_SECONDS,
  codes: OTP_SECONDS,
  'access tokens': ACCESS_TOKEN_SECONDS,
  'networks of unpaid orders': MAX_PAYMENT_MINUTES * 60 + GRACE_MS / 1000,
  'counts of limits': MAX_WINDOW_SECONDS,
};

/** The exit code when the previous secret is still needed. */
const STILL_NEEDED = 2;

interface ResealParts extends Pick<Platform, 'db' | 'now' | 'secrets'> {
  /** Prints a line. */
  readonly print: (line: string) => void;
}

/**
 * Encrypts with the current secret all that is still encrypted with the previous one, and says when the previous one may
 * be removed. It can be interrupted and repeated at any time, also while processes run.
 * @returns the exit code: 0 when the previous secret may be removed
 */
export async function reseal(parts: ResealParts): Promise<number> {
  const { db, now, print, secrets } = parts;
  const { previous } = secrets;
  if (previous === undefined)
    throw new StartFailure('AUTH_SECRET_PREVIOUS must be the secret that AUTH_SECRET has replaced.');
  const unreadable = await resealAll(parts);
  const reasons = [
    ...(await listLeft(parts, unreadable)),
    ...(await listNotPassed(db, { current: secrets.id, previous: previous.id }, now())),
  ];
  const { closed } = await findNamelessTallies({ db });
  if (closed > 0)
    print(
      `Numbers that an earlier release closed to codes: ${closed}. They open again when AUTH_SECRET_PREVIOUS is removed.`,
    );
  for (const reason of reasons) print(reason);
  if (reasons.length > 0) return STILL_NEEDED;
  print('AUTH_SECRET_PREVIOUS may be removed.');
  return 0;
}

function sealedKinds(parts: Pick<Platform, 'db' | 'now' | 'secrets'>): readonly SealedKind[] {
  const { db, secrets } = parts;
  const factors = { table: secondFactors, id: secondFactors.userId };
  const factorSealer = toSealer(secrets, 'secondFactors');
  return [
    sealedColumn(db, factorSealer, { ...factors, name: 'second factors', column: secondFactors.secret }),
    sealedColumn(db, factorSealer, {
      ...factors,
      name: 'second factors that are set up',
      column: secondFactors.pendingSecret,
    }),
    sealedColumn(db, toSealer(secrets, 'messages'), {
      name: 'links in messages',
      table: queuedMessages,
      id: queuedMessages.id,
      column: queuedMessages.sealedToken,
    }),
    ...sealedBankDetails(parts),
    sealedTallies(parts),
  ];
}

/** @returns by kind, the values that no configured secret opens */
async function resealAll(parts: ResealParts): Promise<ReadonlyMap<string, number>> {
  const unreadable = new Map<string, number>();
  for (const { name, reseal: resealBatch } of sealedKinds(parts)) {
    let resealed = 0;
    for (let after: string | undefined = ''; after !== undefined;) {
      const batch = await resealBatch(after);
      resealed += batch.resealed;
      unreadable.set(name, (unreadable.get(name) ?? 0) + batch.unreadable);
      after = batch.last;
    }
    parts.print(`${name}: ${resealed} encrypted again`);
  }
  return unreadable;
}

/** Counts what each kind has, and returns a line for each that the previous secret still has to open. */
async function listLeft(parts: ResealParts, unreadable: ReadonlyMap<string, number>): Promise<string[]> {
  const reasons: string[] = [];
  for (const { name, count } of sealedKinds(parts)) {
    const { current, other } = await count();
    const lost = unreadable.get(name) ?? 0;
    const left = Math.max(0, other - lost);
    parts.print(
      `${name}: ${current} with AUTH_SECRET, ${left} with AUTH_SECRET_PREVIOUS, ${lost} with neither`,
    );
    if (left > 0) reasons.push(`${name}: ${left} came while this ran. Run it again.`);
  }
  return reasons;
}

/** Returns a line for each time that has to pass before the previous secret is of no use. */
async function listNotPassed(
  db: Database,
  { current, previous }: { readonly current: string; readonly previous: string },
  now: number,
): Promise<string[]> {
  const use = await findSecretUse(db, previous);
  // Processes of an earlier release note nothing: they ended when the first one with the new secret had started.
  const lastUse = use?.lastUsedAt ?? (await findSecretUse(db, current))?.firstUsedAt ?? new Date(now);
  const lastUseMs = lastUse.getTime() + NOTE_MS;
  if (lastUseMs > now)
    return [
      `A process used AUTH_SECRET_PREVIOUS as its AUTH_SECRET at ${lastUse.toISOString()}. Restart all processes with the new AUTH_SECRET, and run this again 2 minutes later.`,
    ];
  const ends = Object.entries(EXPIRING).map(([what, seconds]) => [what, lastUseMs + seconds * 1000] as const);
  const { deletedAt } = await findNamelessTallies({ db });
  if (deletedAt) ends.push(['tallies of codes of an earlier release', deletedAt.getTime()]);
  return ends
    .filter(([, end]) => end > now)
    .map(
      ([what, end]) =>
        `${what} need AUTH_SECRET_PREVIOUS until ${new Date(end).toISOString()}. Run this again after that.`,
    );
}
