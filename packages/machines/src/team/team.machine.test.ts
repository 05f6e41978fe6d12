import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import {
  type BranchPage,
  type BranchRequest,
  type FocusMove,
  sampleBranch,
  samplePerson,
  teamMachine,
  teamVerbs,
  teamView,
} from './index.ts';

const NO_ANSWER: Failure = { code: 'noResponse', message: 'No response from server.' };

interface Answers {
  own?: () => Promise<Result<BranchPage>>;
  branch?: (request: BranchRequest) => Promise<Result<BranchPage>>;
}

async function openTeam({
  own = async () => ok(sampleBranch('asha')),
  branch = async ({ id, page }) => ok(sampleBranch(id, page)),
}: Answers = {}) {
  const asked: string[] = [];
  const machine = teamMachine.provide({
    actors: {
      readOwn: fromPromise(() => {
        asked.push('own');
        return own();
      }),
      readBranch: fromPromise(({ input }) => {
        asked.push(`${input.id} ${input.page}`);
        return branch(input);
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  const verbs = teamVerbs((event) => actor.send(event));
  const view = () => teamView(actor.getSnapshot());
  return {
    ...verbs,
    asked,
    view,
    /** What is in view, in the indentation of its level; the focus has an arrow. */
    seen: () =>
      view().rows.map(
        ({ key, level }) => `${'. '.repeat(level - 1)}${key}${key === view().focusKey ? ' <' : ''}`,
      ),
    row: (key: string) => view().rows.find((row) => row.key === key),
    walk: async (...moves: FocusMove[]) => {
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
    let answer: Result<BranchPage> = fail(NO_ANSWER);
    const team = await openTeam({ own: async () => answer });
    expect(team.view()).toMatchObject({ status: 'failed', error: 'No response from server.', rows: [] });
    answer = ok(sampleBranch('asha'));
    team.retry();
    await settle();
    expect(team.view()).toMatchObject({ status: 'ready', error: undefined });
  });

  it('says the sentence of the specification when a call breaks', async () => {
    const team = await openTeam({ own: () => Promise.reject(new Error('broken')) });
    expect(team.view()).toMatchObject({ status: 'failed', error: 'Failed to fetch associate tree' });
  });

  it('is nobody’s who has no place in the tree', async () => {
    const team = await openTeam({
      own: async () => fail({ code: 'notFound', status: 404, message: 'No associate has this id' }),
    });
    expect(team.view()).toMatchObject({ status: 'nobody', error: undefined });
  });

  it('is looked at as a tree or as a list', async () => {
    const team = await openTeam();
    team.selectTab('list');
    expect(team.view().tab).toBe('list');
  });
});

describe('a branch', () => {
  it('is read when it is opened, and never again', async () => {
    const team = await openTeam();
    team.press('geeta');
    expect(team.row('geeta/rest')).toMatchObject({ status: 'loading' });
    expect(team.view().news).toEqual({ name: 'Geeta Sharma', count: undefined });
    await settle();
    expect(team.seen()).toEqual(['asha', '. geeta <', '. . rekha', '. . manoj', '. imran', '. asha/rest']);
    expect(team.view().news).toEqual({ name: 'Geeta Sharma', count: 2 });
    team.press('geeta');
    expect(team.seen()).toEqual(['asha', '. geeta <', '. imran', '. asha/rest']);
    team.press('geeta');
    await settle();
    expect(team.seen()).toHaveLength(6);
    expect(team.asked).toEqual(['own', 'geeta 1']);
  });

  it('grows by a page, to whose first the focus goes', async () => {
    const team = await openTeam();
    team.press('asha/rest');
    team.press('asha/rest');
    await settle();
    expect(team.seen()).toEqual(['asha', '. geeta', '. imran', '. sreeja <']);
    expect(team.row('sreeja')).toMatchObject({ position: 3, setSize: 3 });
    expect(team.asked).toEqual(['own', 'asha 2']);
  });

  it('waits its turn while another is read', async () => {
    const team = await openTeam();
    team.press('geeta');
    team.press('asha/rest');
    expect(team.asked).toEqual(['own', 'geeta 1']);
    await settle();
    expect(team.asked).toEqual(['own', 'geeta 1', 'asha 2']);
    expect(team.seen()).toEqual(['asha', '. geeta', '. . rekha', '. . manoj', '. imran', '. sreeja <']);
  });

  it('says so when it fails, without harm to the others, and can be tried again', async () => {
    let isDown = true;
    const team = await openTeam({
      branch: async ({ id, page }) =>
        isDown && id === 'geeta' ? fail(NO_ANSWER) : ok(sampleBranch(id, page)),
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
    expect(team.asked).toEqual(['own', 'geeta 1', 'asha 2', 'geeta 1']);
  });

  it('fails, too, when the call breaks', async () => {
    const team = await openTeam({ branch: () => Promise.reject(new Error('broken')) });
    team.press('geeta');
    await settle();
    expect(team.row('geeta/rest')).toMatchObject({
      status: 'failed',
      error: 'Failed to fetch associate tree',
    });
  });

  it('shows nobody twice whom a page brings again', async () => {
    const team = await openTeam({
      branch: async () =>
        ok({ ...sampleBranch('asha', 2), children: [samplePerson('imran'), samplePerson('sreeja')] }),
    });
    team.press('asha/rest');
    await settle();
    expect(team.seen()).toEqual(['asha', '. geeta', '. imran', '. sreeja <']);
  });

  it('from which everybody has gone is no branch any more', async () => {
    const team = await openTeam({
      branch: async () =>
        ok({
          node: { ...samplePerson('geeta'), directCount: 0, totalCount: 0 },
          children: [],
          total: 0,
          pageCount: 1,
        }),
    });
    await team.walk('next', 'in');
    expect(team.row('geeta')).toMatchObject({ isExpanded: undefined });
    expect(team.seen()).toEqual(['asha', '. geeta <', '. imran', '. asha/rest']);
  });
});

describe('the keyboard', () => {
  it('walks three levels down and back up', async () => {
    const team = await openTeam();
    await team.walk('in', 'in', 'in', 'in', 'in');
    expect(team.seen()).toEqual([
      'asha',
      '. geeta',
      '. . rekha',
      '. . . puja <',
      '. . manoj',
      '. imran',
      '. asha/rest',
    ]);
    await team.walk('in');
    expect(team.view().focusKey).toBe('puja');
    await team.walk('out', 'out', 'out', 'out', 'out');
    expect(team.seen()).toEqual(['asha <', '. geeta', '. imran', '. asha/rest']);
    await team.walk('out');
    expect(team.seen()).toEqual(['asha <']);
    await team.walk('out');
    expect(team.seen()).toEqual(['asha <']);
    expect(team.asked).toEqual(['own', 'geeta 1', 'rekha 1']);
  });

  it('goes row by row, to the first and to the last, and no further', async () => {
    const team = await openTeam();
    await team.walk('previous');
    expect(team.view().focusKey).toBe('asha');
    await team.walk('next', 'next');
    expect(team.view().focusKey).toBe('imran');
    await team.walk('last');
    expect(team.view().focusKey).toBe('asha/rest');
    await team.walk('next', 'in');
    expect(team.view().focusKey).toBe('asha/rest');
    await team.walk('out');
    expect(team.view().focusKey).toBe('asha');
    await team.walk('last', 'first');
    expect(team.view().focusKey).toBe('asha');
  });

  it('waits in an opened branch for the first who comes', async () => {
    const team = await openTeam();
    team.press('geeta');
    team.moveFocus('in');
    expect(team.view().focusKey).toBe('geeta/rest');
    await settle();
    expect(team.view().focusKey).toBe('rekha');
  });

  it('comes to whoever is closed above it', async () => {
    const team = await openTeam();
    await team.walk('next', 'in', 'in');
    expect(team.view().focusKey).toBe('rekha');
    team.press('asha');
    expect(team.seen()).toEqual(['asha <']);
  });

  it('finds the next name by how it begins, round again from the top', async () => {
    const team = await openTeam();
    team.focusTyped('I');
    expect(team.view().focusKey).toBe('imran');
    team.focusTyped('g');
    expect(team.view().focusKey).toBe('geeta');
    team.focusTyped('x');
    expect(team.view().focusKey).toBe('geeta');
  });
});
