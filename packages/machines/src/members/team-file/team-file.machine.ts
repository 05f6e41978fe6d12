import type { Result } from '@pgm/api/contract';
import { type SnapshotFrom, assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';
import type { TeamFilter } from '../team-activity/team-activity.list.ts';

interface TeamFileContext {
  /** What the file is about; undefined before the first one. */
  readonly filter: TeamFilter | undefined;
  /** Why there is no file; English, for `t()`. */
  readonly alert: string | undefined;
}

export interface TeamFileEvent {
  readonly type: 'file.fetch';
  readonly filter: TeamFilter;
}

/** Emitted with the text of the file, for the site to save it. */
export interface TeamFileFetched {
  readonly type: 'file.fetched';
  readonly name: string;
  readonly text: string;
}

/** Fetches the activity of the team as a CSV file, one file for each press. Provide `fetchFile` with the call. */
export const teamFileMachine = setup({
  types: {
    context: {} as TeamFileContext,
    events: {} as TeamFileEvent,
    emitted: {} as TeamFileFetched,
  },
  actors: { fetchFile: placeholder<Result<string>, TeamFilter | undefined>('fetchFile') },
  actions: {
    setFilter: assign((_, filter: TeamFilter) => ({ filter, alert: undefined })),
    setAlert: assign((_, alert: string) => ({ alert })),
    emitFetched: emit(({ context }, text: string) => ({
      type: 'file.fetched' as const,
      name: `team-${context.filter?.month}.csv`,
      text,
    })),
  },
}).createMachine({
  id: 'team-file',
  context: { filter: undefined, alert: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'file.fetch': {
          target: 'fetching',
          actions: { type: 'setFilter', params: ({ event }) => event.filter },
        },
      },
    },
    fetching: {
      invoke: {
        input: ({ context }) => context.filter,
        ...call(
          'fetchFile',
          { target: 'idle', actions: { type: 'emitFetched', params: toValue } },
          { target: 'idle', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
  },
});

/** The facts that the button for the file shows. */
export function teamFileView(snapshot: SnapshotFrom<typeof teamFileMachine>) {
  return { isFetching: snapshot.matches('fetching'), alert: snapshot.context.alert };
}

/** What a user can do with it. */
export function teamFileVerbs(send: (event: TeamFileEvent) => void) {
  return { fetch: (filter: TeamFilter) => send({ type: 'file.fetch', filter }) };
}
