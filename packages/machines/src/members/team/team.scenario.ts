import { done, failed } from '../../kit/kit.scenario.ts';
import { samplePerson } from '../sample-team/sample-team.ts';
import { sampleBranch } from './sample-branch.ts';

export { samplePerson };

/** Sample events that reach every state of the machine, for tests and stories. */
export const teamScenario = {
  opened: done('readOwn', sampleBranch('asha')),
  notOpened: failed('readOwn'),
  notInTree: failed('readOwn', { code: 'notFound', status: 404, message: 'No associate has this id' }),
  openGeeta: { type: 'row.press', key: 'geeta' },
  branchRead: done('readBranch', sampleBranch('geeta')),
  branchNotRead: failed('readBranch'),
  more: { type: 'row.press', key: 'asha/rest' },
  down: { type: 'focus.move', move: 'next' },
  out: { type: 'focus.move', move: 'out' },
  list: { type: 'tab.select', tab: 'list' },
  retry: { type: 'page.retry' },
} as const;
