import { Associate } from '@pgm/api/contract';
import { type ShareView, shareVerbs, shareView } from '@pgm/machines/share';
import { createActor, fromPromise } from 'xstate';
import { readEncrypted } from '../session/encrypted-storage.ts';
import { fetchAssociate } from '../session/fetch-associate.ts';
import { browserShareMachine } from './browser-share.ts';
import { withReferral } from './with-referral.ts';

/** Sharing of the page that is on the screen. */
export interface Sharing {
  readonly share: () => void;
  readonly hide: () => void;
  readonly stop: () => void;
}

const machine = browserShareMachine.provide({
  actors: { completeLink: fromPromise(({ input }) => asSharedHere(input)) },
});

/** Makes the address of this page ready to be shared; `show` is told what is to be seen of it. */
export function startSharing(show: (view: ShareView) => void): Sharing {
  const actor = createActor(machine);
  actor.subscribe((snapshot) => show(shareView(snapshot)));
  actor.start();
  const { share, hide } = shareVerbs(actor.send);
  return { share: () => share(pageAddress()), hide, stop: () => actor.stop() };
}

/** The address that stands for this page in the language it is read in, without what brought the visitor here. */
function pageAddress(): string {
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return new URL(canonical ?? location.pathname, location.origin).href;
}

/** A member's link says whose it is; a guest's says nothing. */
async function asSharedHere(link: string): Promise<string> {
  const member = await ownAssociate();
  return member ? withReferral(link, member.referralCode) : link;
}

/** The member as stored with the login; who left the page before that was done is asked for once more. */
async function ownAssociate(): Promise<Associate | undefined> {
  const stored = Associate.safeParse(await readEncrypted('associateUser'));
  if (stored.success) return stored.data;
  if (localStorage.getItem('token') === null) return undefined;
  const answer = await fetchAssociate();
  return answer.ok ? answer.value : undefined;
}
