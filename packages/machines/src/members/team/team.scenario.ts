import { fail, ok } from '@pgm/api/contract';
import { sampleBranch } from './sample-team.ts';

const NO_RESPONSE = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Sample events that reach every state of the machine, for tests and stories. */
export const teamScenario = {
  opened: { type: 'xstate.done.actor.readOwn', output: ok(sampleBranch('asha')) },
  notOpened: { type: 'xstate.done.actor.readOwn', output: NO_RESPONSE },
  notInTree: {
    type: 'xstate.done.actor.readOwn',
    output: fail({ code: 'notFound', status: 404, message: 'No associate has this id' }),
  },
  openGeeta: { type: 'row.press', key: 'geeta' },
  branchRead: { type: 'xstate.done.actor.readBranch', output: ok(sampleBranch('geeta')) },
  branchNotRead: { type: 'xstate.done.actor.readBranch', output: NO_RESPONSE },
  more: { type: 'row.press', key: 'asha/rest' },
  down: { type: 'focus.move', move: 'next' },
  out: { type: 'focus.move', move: 'out' },
  list: { type: 'tab.select', tab: 'list' },
  retry: { type: 'team.retry' },
} as const;
