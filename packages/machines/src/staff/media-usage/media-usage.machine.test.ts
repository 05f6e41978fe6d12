import { type MediaUsage, type Result, fail, ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { mediaUsageMachine, mediaUsageVerbs, mediaUsageView } from './media-usage.machine.ts';

it('how full the media library is stays in sight while it is read again, and after a failure it can be', async () => {
  const usage = { usedBytes: 10, maxBytes: 500 };
  const results = [
    ok(usage),
    fail({ code: 'server', message: '' } as const),
    ok({ ...usage, usedBytes: 20 }),
  ];
  const actor = createActor(
    mediaUsageMachine.provide({
      actors: {
        fetchData: fromPromise(async (): Promise<Result<MediaUsage>> => results.shift() ?? ok(usage)),
      },
    }),
  ).start();
  const view = () => mediaUsageView(actor.getSnapshot());
  const { retry } = mediaUsageVerbs(actor.send);
  expect(view()).toEqual({ usage: undefined, error: undefined });
  await settle();
  expect(view()).toEqual({ usage, error: undefined });
  retry();
  expect(view()).toEqual({ usage, error: undefined });
  await settle();
  expect(view()).toEqual({ usage, error: 'Something went wrong.' });
  retry();
  await settle();
  expect(view()).toEqual({ usage: { ...usage, usedBytes: 20 }, error: undefined });
});
