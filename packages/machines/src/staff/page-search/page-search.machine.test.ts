import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pageSearchMachine, pageSearchVerbs, pageSearchView } from './index.ts';

const PAGES = [
  { value: '/dashboard/leads', label: 'Leads' },
  { value: '/dashboard/products/new', label: 'New product' },
];

function startSearch() {
  const actor = createActor(pageSearchMachine).start();
  const chosen: string[] = [];
  actor.on('page.chosen', ({ href }) => chosen.push(href));
  const view = () => pageSearchView(actor.getSnapshot(), PAGES);
  return { ...pageSearchVerbs((event) => actor.send(event)), chosen, view };
}

describe('the search over the pages of the staff area', () => {
  it('offers all pages at first', () => {
    expect(startSearch().view()).toEqual({ text: '', pages: PAGES });
  });

  it.each([
    ['lea', ['Leads']],
    ['product NEW', ['New product']],
    ['orders', []],
    ['  ', ['Leads', 'New product']],
  ])('finds for %j: %j', (text, labels) => {
    const search = startSearch();
    search.changeText(text);
    expect(search.view().pages.map(({ label }) => label)).toEqual(labels);
  });

  it('opens the chosen page, and is empty then', () => {
    const search = startSearch();
    search.changeText('lea');
    search.choose('/dashboard/leads');
    expect(search.chosen).toEqual(['/dashboard/leads']);
    expect(search.view().text).toBe('');
  });
});
