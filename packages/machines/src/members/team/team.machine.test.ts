import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { associateListMachine, associateListView } from '../associate-list/associate-list.list.ts';
import type { FocusMove } from './focus.ts';
import type { BranchPage, BranchRequest } from './team-context.ts';
import { teamMachine } from './team.machine.ts';
import { teamVerbs, teamView } from './team.view.ts';
import { samplePerson } from '../sample-team/sample-team.ts';
import { sampleBranch } from './sample-branch.ts';

const NO_RESPONSE: Failure = { code: 'noResponse', message: 'No response from server.' };

interface Stubs {
  own?: () => Promise<Result<BranchPage>>;
  branch?: (request: BranchRequest) => Promise<Result<BranchPage>>;
}

async function openTeam({
  own = async () => ok(sampleBranch('asha')),
  branch = async ({ id, page }) => ok(sampleBranch(id, page)),
}: Stubs = {}) {
  const requested: string[] = [];
  const machine = teamMachine.provide({
    actors: {
      readOwn: fromPromise(() => {
        requested.push('own');
        return own();
      }),
      readBranch: fromPromise(({ input }) => {
        requested.push(`${input.id} ${input.page}`);
        return branch(input);
      }),
      teamMembers: associateListMachine.provide({
        actors: {
          fetchPage: fromPromise(async ({ input }) => {
            requested.push(`list page ${input.page}`);
            return ok({ items: [samplePerson('geeta')], total: 1, pageCount: 1 });
          }),
        },
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  const verbs = teamVerbs((event) => actor.send(event));
  const view = () => teamView(actor.getSnapshot());
  return {
    ...verbs,
    requested,
    view,
    /** The visible rows, indented by level; an arrow marks the focus. */
    seen: () =>
      view().rows.map(
        ({ key, level }) => `${'. '.repeat(level - 1)}${key}${key === view().focusKey ? ' <' : ''}`,
      ),
    row: (key: string) => view().rows.find((row) => row.key === key),
    moveThrough: async (...moves: FocusMove[]) => {
      for (const move of moves) {
        verbs.moveFocus(move);
        await settle();
      }
    },
  };
}

describe('a team', () => {
  it('opens at its member with the first page of those directly below', async () => {
    const team = await openTeam();
    expect(team.seen()).toEqual(['asha <', '. geeta', '. imran', '. asha/rest']);
    expect(team.view()).toMatchObject({ status: 'ready', tab: 'tree', own: { id: 'asha', totalCount: 6 } });
    expect(team.row('asha')).toMatchObject({ isExpanded: true, level: 1, position: 1, setSize: 1 });
    expect(team.row('geeta')).toMatchObject({ isExpanded: false, level: 2, position: 1, setSize: 3 });
    expect(team.row('imran')).toMatchObject({ isExpanded: undefined, position: 2 });
    expect(team.row('asha/rest')).toMatchObject({
      status: 'more',
      left: 1,
      position: 3,
      parentName: 'Asha Sharma',
    });
  });

  it('can be tried again when it cannot be read', async () => {
    let result: Result<BranchPage> = fail(NO_RESPONSE);
    const team = await openTeam({ own: async () => result });
    expect(team.view()).toMatchObject({ status: 'failed', error: 'No response from server.', rows: [] });
    result = ok(sampleBranch('asha'));
    team.retry();
    await settle();
    expect(team.view()).toMatchObject({ status: 'ready', error: undefined });
  });

  it.each([
    ['throws', () => Promise.reject(new Error('broken'))],
    ['fails without a sentence', async () => fail({ code: 'server', message: '', status: 500 } as const)],
  ])('shows the sentence of the specification when a call %s', async (_, own) => {
    const team = await openTeam({ own });
    expect(team.view()).toMatchObject({ status: 'failed', error: 'Failed to fetch associate tree' });
  });

  it('is empty for a user without a position in the tree', async () => {
    const team = await openTeam({
      own: async () => fail({ code: 'notFound', status: 404, message: 'No associate has this id' }),
    });
    expect(team.view()).toMatchObject({ status: 'notInTree', error: undefined });
  });

  it('is shown as a tree or as a list', async () => {
    const team = await openTeam();
    team.selectTab('list');
    expect(team.view().tab).toBe('list');
  });

  it('is read as a list at the first look at it, and keeps the list behind the tree', async () => {
    const team = await openTeam();
    expect(team.view().list).toBeUndefined();
    expect(team.requested).toEqual(['own']);
    team.selectTab('list');
    await settle();
    const { list } = team.view();
    expect(list && associateListView(list.getSnapshot()).associates.map(({ id }) => id)).toEqual(['geeta']);
    team.selectTab('tree');
    team.selectTab('list');
    await settle();
    expect(team.view().list).toBe(list);
    expect(team.requested).toEqual(['own', 'list page 1']);
  });
});

describe('a branch', () => {
  it('is read when it is opened, and not a second time', async () => {
    const team = await openTeam();
    team.press('geeta');
    expect(team.row('geeta/rest')).toMatchObject({ status: 'loading' });
    expect(team.view().announcement).toEqual({ name: 'Geeta Sharma', count: undefined });
    await settle();
    expect(team.seen()).toEqual(['asha', '. geeta <', '. . rekha', '. . manoj', '. imran', '. asha/rest']);
    expect(team.view().announcement).toEqual({ name: 'Geeta Sharma', count: 2 });
    team.press('geeta');
    expect(team.seen()).toEqual(['asha', '. geeta <', '. imran', '. asha/rest']);
    team.press('geeta');
    await settle();
    expect(team.seen()).toHaveLength(6);
    expect(team.requested).toEqual(['own', 'geeta 1']);
  });

  it('grows by one page, and the focus moves to its first associate', async () => {
    const team = await openTeam();
    team.press('asha/rest');
    team.press('asha/rest');
    await settle();
    expect(team.seen()).toEqual(['asha', '. geeta', '. imran', '. sreeja <']);
    expect(team.row('sreeja')).toMatchObject({ position: 3, setSize: 3 });
    expect(team.requested).toEqual(['own', 'asha 2']);
  });

  it('waits while another one is read', async () => {
    const team = await openTeam();
    team.press('geeta');
    team.press('asha/rest');
    expect(team.requested).toEqual(['own', 'geeta 1']);
    await settle();
    expect(team.requested).toEqual(['own', 'geeta 1', 'asha 2']);
    expect(team.seen()).toEqual(['asha', '. geeta', '. . rekha', '. . manoj', '. imran', '. sreeja <']);
  });

  it('reports its failure without an effect on the others, and can be tried again', async () => {
    let isDown = true;
    const team = await openTeam({
      branch: async ({ id, page }) =>
        isDown && id === 'geeta' ? fail(NO_RESPONSE) : ok(sampleBranch(id, page)),
    });
    team.press('geeta');
    team.press('asha/rest');
    await settle();
    expect(team.row('geeta/rest')).toMatchObject({ status: 'failed', error: 'No response from server.' });
    expect(team.row('sreeja')).toBeDefined();
    isDown = false;
    team.press('geeta/rest');
    expect(team.row('geeta/rest')).toMatchObject({ status: 'loading', error: undefined });
    await settle();
    expect(team.seen()).toEqual(['asha', '. geeta', '. . rekha <', '. . manoj', '. imran', '. sreeja']);
    expect(team.requested).toEqual(['own', 'geeta 1', 'asha 2', 'geeta 1']);
  });

  it('also fails when the call throws', async () => {
    const team = await openTeam({ branch: () => Promise.reject(new Error('broken')) });
    team.press('geeta');
    await settle();
    expect(team.row('geeta/rest')).toMatchObject({
      status: 'failed',
      error: 'Failed to fetch associate tree',
    });
  });

  it('shows an associate once that comes on two pages', async () => {
    const team = await openTeam({
      branch: async () =>
        ok({ ...sampleBranch('asha', 2), children: [samplePerson('imran'), samplePerson('sreeja')] }),
    });
    team.press('asha/rest');
    await settle();
    expect(team.seen()).toEqual(['asha', '. geeta', '. imran', '. sreeja <']);
  });

  it('is no branch any more when all its associates have left', async () => {
    const team = await openTeam({
      branch: async () =>
        ok({
          node: { ...samplePerson('geeta'), directCount: 0, totalCount: 0 },
          children: [],
          total: 0,
          pageCount: 1,
        }),
    });
    await team.moveThrough('next', 'in');
    expect(team.row('geeta')).toMatchObject({ isExpanded: undefined });
    expect(team.seen()).toEqual(['asha', '. geeta <', '. imran', '. asha/rest']);
  });
});

describe('the keyboard', () => {
  it('moves three levels down and back up', async () => {
    const team = await openTeam();
    await team.moveThrough('in', 'in', 'in', 'in', 'in');
    expect(team.seen()).toEqual([
      'asha',
      '. geeta',
      '. . rekha',
      '. . . puja <',
      '. . manoj',
      '. imran',
      '. asha/rest',
    ]);
    await team.moveThrough('in');
    expect(team.view().focusKey).toBe('puja');
    await team.moveThrough('out', 'out', 'out', 'out', 'out');
    expect(team.seen()).toEqual(['asha <', '. geeta', '. imran', '. asha/rest']);
    await team.moveThrough('out');
    expect(team.seen()).toEqual(['asha <']);
    await team.moveThrough('out');
    expect(team.seen()).toEqual(['asha <']);
    expect(team.requested).toEqual(['own', 'geeta 1', 'rekha 1']);
  });

  it('moves row by row, to the first and to the last, and not beyond', async () => {
    const team = await openTeam();
    await team.moveThrough('previous');
    expect(team.view().focusKey).toBe('asha');
    await team.moveThrough('next', 'next');
    expect(team.view().focusKey).toBe('imran');
    await team.moveThrough('last');
    expect(team.view().focusKey).toBe('asha/rest');
    await team.moveThrough('next', 'in');
    expect(team.view().focusKey).toBe('asha/rest');
    await team.moveThrough('out');
    expect(team.view().focusKey).toBe('asha');
    await team.moveThrough('last', 'first');
    expect(team.view().focusKey).toBe('asha');
  });

  it('waits in an opened branch for its first associate', async () => {
    const team = await openTeam();
    team.press('geeta');
    team.moveFocus('in');
    expect(team.view().focusKey).toBe('geeta/rest');
    await settle();
    expect(team.view().focusKey).toBe('rekha');
  });

  it('moves to the associate whose branch is closed above it', async () => {
    const team = await openTeam();
    await team.moveThrough('next', 'in', 'in');
    expect(team.view().focusKey).toBe('rekha');
    team.press('asha');
    expect(team.seen()).toEqual(['asha <']);
  });

  it('finds the next name by its beginning, and continues from the top', async () => {
    const team = await openTeam();
    team.focusTyped('I');
    expect(team.view().focusKey).toBe('imran');
    team.focusTyped('g');
    expect(team.view().focusKey).toBe('geeta');
    team.focusTyped('x');
    expect(team.view().focusKey).toBe('geeta');
  });
});
