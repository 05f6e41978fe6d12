import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { samplePerson } from '../sample-team/sample-team.ts';
import type { Page } from '../../kit/index.ts';
import {
  type AssociateListItem,
  associateListMachine,
  associateListVerbs,
  associateListView,
} from './associate-list.list.ts';

const PAGES: readonly string[][] = [
  ['geeta', 'imran'],
  ['imran', 'sreeja'],
];

const toPage = async (page: number): Promise<Result<Page<AssociateListItem>>> =>
  ok({ items: (PAGES[page - 1] ?? []).map(samplePerson), total: 3, pageCount: 2 });

function openAssociateList(fetchPage: (page: number) => Promise<Result<Page<AssociateListItem>>> = toPage) {
  const requested: number[] = [];
  const machine = associateListMachine.provide({
    actors: {
      fetchPage: fromPromise(({ input }) => {
        requested.push(input.page);
        return fetchPage(input.page);
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => associateListView(actor.getSnapshot());
  return {
    ...associateListVerbs((event) => actor.send(event)),
    requested,
    view,
    names: () => view().associates.map(({ id }) => id),
  };
}

describe('an associate list', () => {
  it('reads its first page once', async () => {
    const associateList = openAssociateList();
    expect(associateList.view()).toMatchObject({ status: 'loading', canShowMore: false });
    await settle();
    expect(associateList.requested).toEqual([1]);
    expect(associateList.view()).toMatchObject({ status: 'ready', total: 3, canShowMore: true });
    expect(associateList.names()).toEqual(['geeta', 'imran']);
  });

  it('grows by one page until its end, and shows each associate once', async () => {
    const associateList = openAssociateList();
    await settle();
    associateList.showMore();
    expect(associateList.view()).toMatchObject({ status: 'adding', canShowMore: false });
    await settle();
    expect(associateList.names()).toEqual(['geeta', 'imran', 'sreeja']);
    expect(associateList.view()).toMatchObject({ status: 'ready', canShowMore: false });
    associateList.showMore();
    expect(associateList.requested).toEqual([1, 2]);
  });

  it('keeps its associates when the next page fails, and can load that page again', async () => {
    let isDown = false;
    const associateList = openAssociateList((page) =>
      isDown
        ? Promise.resolve(fail({ code: 'noResponse', message: 'No response from server.' }))
        : toPage(page),
    );
    await settle();
    isDown = true;
    associateList.showMore();
    await settle();
    expect(associateList.view()).toMatchObject({ status: 'failed', error: 'No response from server.' });
    expect(associateList.names()).toEqual(['geeta', 'imran']);
    isDown = false;
    associateList.retry();
    await settle();
    expect(associateList.names()).toEqual(['geeta', 'imran', 'sreeja']);
    expect(associateList.view().error).toBeUndefined();
    expect(associateList.requested).toEqual([1, 2, 2]);
  });

  it('fails when the call throws', async () => {
    const associateList = openAssociateList(() => Promise.reject(new Error('broken')));
    await settle();
    expect(associateList.view()).toMatchObject({ status: 'failed', error: 'Failed to fetch associate tree' });
  });
});
