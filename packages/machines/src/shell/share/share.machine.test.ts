import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type ShareOutcome, shareMachine } from './share.machine.ts';
import { shareVerbs, shareView } from './share.view.ts';

const LINK = 'https://shop.example.in/product-details-page/1';
const WHOLE = `${LINK}?ref=ASHA2023`;

interface Browser {
  complete?: (link: string) => Promise<string>;
  open?: () => Promise<ShareOutcome>;
  copy?: () => Promise<void>;
}

const never = () => new Promise<never>(() => undefined);
const fail = () => Promise.reject(new Error('denied'));

function makeShare({
  complete = async () => WHOLE,
  open = async () => 'unavailable',
  copy = async () => undefined,
}: Browser = {}) {
  const done: string[] = [];
  const machine = shareMachine.provide({
    actors: {
      completeLink: fromPromise(({ input }) => complete(input)),
      openSheet: fromPromise(({ input }) => {
        done.push(`open ${input}`);
        return open();
      }),
      copyLink: fromPromise(({ input }) => {
        done.push(`copy ${input}`);
        return copy();
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  const view = () => shareView(actor.getSnapshot());
  return {
    ...shareVerbs((event) => actor.send(event)),
    done,
    clock,
    view,
    state: () => actor.getSnapshot().value,
  };
}

describe('sharing', () => {
  it('opens the share sheet of the phone with the complete link, and reports when it was shared', async () => {
    const { share, done, view, clock, state } = makeShare({ open: async () => 'shared' });
    share(LINK);
    await settle();
    expect(done).toEqual([`open ${WHOLE}`]);
    expect(view().note).toBe('Shared');
    clock.increment(3999);
    expect(view().note).toBe('Shared');
    clock.increment(1);
    expect(state()).toBe('idle');
  });

  it('changes nothing when the sheet is closed', async () => {
    const { share, done, view, state } = makeShare({ open: async () => 'cancelled' });
    share(LINK);
    await settle();
    expect(done).toEqual([`open ${WHOLE}`]);
    expect(view()).toEqual({ note: undefined, shownLink: undefined });
    expect(state()).toBe('idle');
  });

  it.each<[string, () => Promise<ShareOutcome>]>([
    ['there is no such sheet', async () => 'unavailable'],
    ['the sheet breaks', fail],
  ])('copies the link if %s, and reports it for 4 seconds', async (_, open) => {
    const { share, done, view, clock } = makeShare({ open });
    share(LINK);
    await settle();
    expect(done).toEqual([`open ${WHOLE}`, `copy ${WHOLE}`]);
    expect(view().note).toBe('Link copied');
    clock.increment(4000);
    expect(view().note).toBeUndefined();
  });

  it('shows the link if it cannot be copied either, until it is closed', async () => {
    const { share, hide, view, clock } = makeShare({ copy: fail });
    share(LINK);
    await settle();
    clock.increment(60_000);
    expect(view()).toEqual({
      note: 'The link could not be copied. Select it and copy it yourself.',
      shownLink: WHOLE,
    });
    hide();
    expect(view().shownLink).toBeUndefined();
  });

  it('shares the plain link when it cannot be completed', async () => {
    const { share, done } = makeShare({ complete: fail });
    share(LINK);
    await settle();
    expect(done).toEqual([`open ${LINK}`, `copy ${LINK}`]);
  });

  it('copies at once on request, even while the sheet gives no result', async () => {
    const { share, copy, done, view } = makeShare({ open: never });
    share(LINK);
    await settle();
    copy(LINK);
    await settle();
    expect(done).toEqual([`open ${WHOLE}`, `copy ${LINK}`]);
    expect(view().note).toBe('Link copied');
  });
});
