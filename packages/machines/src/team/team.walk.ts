import { fail, ok } from '@pgm/api/contract';
import { sampleBranch } from './sample-team.ts';

const NO_ANSWER = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** The events with which tests and stories walk the machine through every state. */
export const teamWalk = {
  opened: { type: 'xstate.done.actor.readOwn', output: ok(sampleBranch('asha')) },
  notOpened: { type: 'xstate.done.actor.readOwn', output: NO_ANSWER },
  nobody: {
    type: 'xstate.done.actor.readOwn',
    output: fail({ code: 'notFound', status: 404, message: 'No associate has this id' }),
  },
  openGeeta: { type: 'row.press', key: 'geeta' },
  branchRead: { type: 'xstate.done.actor.readBranch', output: ok(sampleBranch('geeta')) },
  branchNotRead: { type: 'xstate.done.actor.readBranch', output: NO_ANSWER },
  more: { type: 'row.press', key: 'asha/rest' },
  down: { type: 'focus.move', move: 'next' },
  out: { type: 'focus.move', move: 'out' },
  list: { type: 'tab.select', tab: 'list' },
  retry: { type: 'team.retry' },
} as const;
