import { Associate } from '@pgm/api/contract';
import { type ShareView, shareVerbs, shareView } from '@pgm/machines/shell/share';
import { createActor } from 'xstate';
import { readEncrypted } from '#app/kit/device/encrypted-storage.ts';
import { isStored } from '#app/kit/device/is-stored.ts';
import { fetchAssociate } from '../../auth/session/fetch-associate.ts';
import { createBrowserShare } from '../../shell/share/browser-share.ts';
import { withReferral } from './with-referral.ts';

/** Sharing of the current page. */
export interface Sharing {
  readonly share: () => void;
  readonly hide: () => void;
  readonly stop: () => void;
}

const machine = createBrowserShare(asSharedHere);

/** Prepares the address of this page for sharing; `show` is called with each view of the share button. */
export function startSharing(show: (view: ShareView) => void): Sharing {
  const actor = createActor(machine);
  actor.subscribe((snapshot) => show(shareView(snapshot)));
  actor.start();
  const { share, hide } = shareVerbs(actor.send);
  return { share: () => share(pageAddress()), hide, stop: () => actor.stop() };
}

/** The canonical address of this page in its language, without the query that brought the visitor here. */
function pageAddress(): string {
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return new URL(canonical ?? location.pathname, location.origin).href;
}

/** Adds the referral code to a member's link; a guest's link stays unchanged. */
async function asSharedHere(link: string): Promise<string> {
  const member = await ownAssociate();
  return member ? withReferral(link, member.referralCode) : link;
}

/**
 * The member's associate, stored at login; when the user left the page too early for that, it is requested once
 * more.
 */
async function ownAssociate(): Promise<Associate | undefined> {
  const stored = Associate.safeParse(await readEncrypted('associateUser'));
  if (stored.success) return stored.data;
  if (!isStored('token')) return undefined;
  const result = await fetchAssociate();
  return result.ok ? result.value : undefined;
}
