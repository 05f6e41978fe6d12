import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawl } from './crawl.ts';
import type { Finding } from './findings.ts';
import type { Visit } from './visits.ts';

/** A story with each fault, as scripts of a page that says what Storybook's preview says. */
const FAULTS: Readonly<Record<string, string>> = {
  ticks: `setInterval(() => console.warn('tick'), 1);`,
  none: '',
  play: `emit('playFunctionThrewException', { name: 'Error', message: 'no button' });`,
  leftover: `emit('unhandledErrorsWhilePlaying', [{ message: 'lost' }]);`,
  missing: `emit('storyMissing', 'missing');`,
  throws: `setTimeout(() => { throw new Error('broken'); });`,
  axe: `reporters.push({ type: 'a11y', status: 'failed', result: { violations: [{ id: 'label' }] } });`,
  file: `await fetch('no-such-file.json');`,
  elsewhere: `await fetch('http://127.0.0.1:9/api').catch(() => undefined);`,
  console: `console.warn('careful');`,
  scroll: `document.body.style.height = '3000px'; scrollTo(0, 40);`,
  ground: `document.body.style.background = '#000';`,
  blank: `document.querySelector('p').remove();`,
  closed: `document.querySelector('p').remove();`,
  notClosed: '',
  docs: `document.querySelector('p').className = 'sbdocs-wrapper';`,
  playedScroll: `document.body.style.height = '3000px'; scrollTo(0, 40);`,
  image: `document.body.append(Object.assign(new Image(), { src: 'data:image/png;base64,AAAA', alt: 'soap' }));`,
  closedDetails: `document.body.insertAdjacentHTML('beforeend',
    '<details><summary>Images</summary><img alt="" loading="lazy" src="later.png"></details>');`,
  wide: `document.body.style.width = '3000px';`,
  phone: `if (innerWidth !== 320) emit('storyErrored', { description: 'wide' });`,
};

const IFRAME = `<!doctype html><html lang="en"><title>fake</title><link rel="icon" href="data:,">
<body style="background: #fff"><p>A story</p><script type="module">
const listeners = {};
window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (event, listener) => (listeners[event] ??= []).push(listener) };
const emit = (event, value) => (listeners[event] ?? []).forEach((listener) => listener(value));
const id = new URLSearchParams(location.search).get('id');
const globals = id === 'phone' ? { viewport: { value: 'phone' } } : {};
const reporters = [];
const faults = { ${Object.entries(FAULTS)
  .map(([id, script]) => `${id}: async () => { ${script} }`)
  .join(', ')} };
emit('storyPrepared', { parameters: { viewport: { options: { phone: { styles: { width: '320px' } } } } } });
emit('globalsUpdated', { globals });
await faults[id]();
await new Promise((resolve) => setTimeout(resolve, 20));
emit('storyFinished', { status: 'success', reporters });
</script></body></html>`;

/** The tags of some of them. */
const TAGS: Readonly<Record<string, string[]>> = {
  closed: ['shows-nothing'],
  docs: ['shows-nothing'],
  notClosed: ['shows-nothing'],
  playedScroll: ['play-fn'],
};

describe('the check of the static Storybook', () => {
  const found = new Map<string, { width: number; findings: readonly Finding[] }>();
  let folder = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pgm-storybook-'));
    writeFileSync(join(folder, 'iframe.html'), IFRAME);
    const visits = Object.keys(FAULTS).map((id): Visit => ({
      entry: {
        id,
        type: id === 'docs' ? 'docs' : 'story',
        importPath: './planted.stories.tsx',
        tags: TAGS[id],
      },
      theme: 'light',
      language: 'en',
      width: 1280,
      hasAxe: false,
    }));
    await crawl(folder, visits, ({ entry, width }, findings) => found.set(entry.id, { width, findings }));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['a failed play', 'play', 'red', /^play failed: no button$/],
    ['an error that a play leaves behind', 'leftover', 'red', /^play left errors: lost$/],
    ['a story that does not exist', 'missing', 'red', /^no story: missing$/],
    ['an exception', 'throws', 'red', /^error in the page: broken$/],
    ['a broken rule of axe', 'axe', 'axe', /^label$/],
    ['a missing file', 'file', 'request', /^404: .*\/no-such-file\.json$/],
    ['a line in the console', 'console', 'console', /^warning: careful$/],
    ['a scrolled page', 'scroll', 'scroll', /^the page is scrolled to 40 px$/],
    ['the ground of the other theme', 'ground', 'ground', /^dark behind body$/],
    ['a blank page', 'blank', 'blank', /^nothing is visible$/],
    ['what a story that shows nothing shows', 'notClosed', 'blank', /^something is visible/],
    ['a broken image', 'image', 'image', /^data:image\/png/],
    ['a page that scrolls sideways', 'wide', 'width', /^the page scrolls sideways$/],
  ])('finds %s', (_, id, kind, message) => {
    expect(found.get(id)?.findings).toEqual([{ kind, message: expect.stringMatching(message) }]);
  });

  it('finds a request to elsewhere', () => {
    const messages = found.get('elsewhere')?.findings.map(({ message }) => message);
    expect(messages).toContain('to elsewhere: http://127.0.0.1:9/api');
  });

  it.each([
    ['a story without a fault', 'none'],
    ['a story that is tagged to show nothing', 'closed'],
    ['a docs page of stories that are tagged to show nothing', 'docs'],
    ['a page that a play has scrolled', 'playedScroll'],
    ['a lazy image in details that are closed', 'closedDetails'],
  ])('finds nothing in %s', (_, id) => {
    expect(found.get(id)).toEqual({ width: 1280, findings: [] });
  });

  it('finds what goes on without end in its own page alone', () => {
    expect(new Set(found.get('ticks')?.findings.map(({ message }) => message))).toEqual(
      new Set(['warning: tick']),
    );
  });

  it('opens a story at the width that it names', () => {
    expect(found.get('phone')).toEqual({ width: 320, findings: [] });
  });
});
