import type { InterestReport } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createLoader, loaderVerbs, loaderView } from '../../kit/index.ts';

/** What people look for. Provide `fetchData`. */
export const interestMachine = createLoader<InterestReport>({ id: 'interest' });

/** The facts that the page shows: the report, or why there is none; neither while it loads. */
export function interestView(snapshot: SnapshotFrom<typeof interestMachine>) {
  const { data, error } = loaderView(snapshot);
  return { report: data, error };
}

/** What staff can do. */
export const interestVerbs = loaderVerbs<InterestReport>;
