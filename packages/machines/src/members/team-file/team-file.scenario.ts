import { done, failed } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const teamFileScenario = {
  fetch: { type: 'file.fetch', filter: { month: '2026-11', level: undefined } },
  fetched: done('fetchFile', 'Level,Name'),
  notFetched: failed('fetchFile'),
} as const;
