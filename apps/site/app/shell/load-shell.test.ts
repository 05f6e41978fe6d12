import { beforeEach, expect, it, vi } from 'vitest';
import { openSearch } from './load-shell.ts';

const opened: string[] = [];

vi.mock('./menu-and-search.tsx', () => ({
  shell: { openSearch: (text: string) => void opened.push(text) },
  watchSearch: () => undefined,
}));

/** A search box whose text disappears when it loses the focus, as that of the header does. */
function typedInto(text: string) {
  const box = new EventTarget();
  return Object.assign(box, { value: text, defaultValue: '' });
}

beforeEach(() => opened.splice(0));

it('opens the search with each letter before the box can lose the focus, once the code is there', async () => {
  const box = typedInto('ashwa');
  await openSearch(box);
  box.value = 'ashwag';
  const opening = openSearch(box);
  // All that is already under way, but no task: a task could move the focus.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(opened).toEqual(['ashwa', 'ashwag']);
  box.dispatchEvent(new Event('blur'));
  await opening;
  expect([box.value, opened]).toEqual(['', ['ashwa', 'ashwag']]);
});

it('opens the search at once with what was typed while the code was loading', async () => {
  vi.resetModules();
  const fresh = await import('./load-shell.ts');
  const box = typedInto('a');
  const first = fresh.openSearch(box);
  box.value = 'as';
  const second = fresh.openSearch(box);
  await first;
  expect(opened.at(-1)).toBe('as');
  await second;
  expect(opened.at(-1)).toBe('as');
});
