import { type OfferedRights, type Result, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { staffInvitationMachine } from './staff-invitation.machine.ts';
import { staffInvitationVerbs, staffInvitationView } from './staff-invitation.view.ts';
import { sampleOffer, sampleStaffUser } from './staff-invitation.scenario.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

async function open(
  shown: readonly Result<OfferedRights>[] = [ok(sampleOffer)],
  accepted: readonly Result<User>[] = [ok(sampleStaffUser)],
) {
  const [shows, accepts] = [[...shown], [...accepted]];
  const staff: User[] = [];
  let calls = 0;
  const machine = staffInvitationMachine.provide({
    actors: {
      showInvitation: fromPromise(async () => shows.shift() ?? LOST),
      acceptInvitation: fromPromise(async () => {
        calls += 1;
        return accepts.shift() ?? LOST;
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('invitation.accepted', ({ user }) => staff.push(user));
  actor.start();
  await settle();
  const view = () => staffInvitationView(actor.getSnapshot());
  return { ...staffInvitationVerbs((event) => actor.send(event)), staff, view, countCalls: () => calls };
}

describe('an invitation to staff', () => {
  it('is accepted once for two presses, and reports the account as it is then', async () => {
    const page = await open();
    expect(page.view().expiresAt).toBe(sampleOffer.expiresAt);
    page.accept();
    page.accept();
    expect(page.view().isAccepting).toBe(true);
    await settle();
    expect([page.view().isAccepted, page.countCalls(), page.staff]).toEqual([true, 1, [sampleStaffUser]]);
  });

  it('says why it cannot be shown, and is read again', async () => {
    const page = await open([LOST, ok(sampleOffer)]);
    expect([page.view().error, page.view().alert]).toEqual(['No response from server.', undefined]);
    page.accept();
    expect(page.countCalls()).toBe(0);
    page.retry();
    await settle();
    expect([page.view().error, page.view().expiresAt]).toEqual([undefined, sampleOffer.expiresAt]);
  });

  it('says why it was not accepted, and can be accepted again', async () => {
    const page = await open(undefined, [LOST, ok(sampleStaffUser)]);
    page.accept();
    await settle();
    expect([page.view().alert, page.view().error]).toEqual(['No response from server.', undefined]);
    page.accept();
    expect(page.view().alert).toBeUndefined();
    await settle();
    expect(page.view().isAccepted).toBe(true);
  });
});
