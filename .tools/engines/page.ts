import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import type { Tab } from './engine.ts';
import type { Part } from './finder.ts';

/** How long a page may take to show what is expected, in ms. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'finder.ts')],
  bundle: true,
  write: false,
  format: 'iife',
});
const FINDER = outputFiles.map(({ text }) => text).join('');

/** What `locate` of the finder says. */
const Place = z.nullable(z.object({ x: z.number(), y: z.number(), isReady: z.boolean() }));
type Place = z.infer<typeof Place>;

/** A page of the site as a person uses it, in any engine. */
export class Page {
  readonly #tab: Tab;
  readonly #site: string;

  /** @param site the address of the site */
  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.#tab.goto(this.#site + path);
    await this.#until(`${path} to be hydrated`, async () => (await this.#run('isHydrated()')) === true);
  }

  /** Waits until something is shown. */
  async see(what: Part): Promise<void> {
    await this.#until(`to see ${show(what)}`, async () => (await this.#count(what)) > 0);
  }

  /** Waits until nothing like it is shown any more. */
  async miss(what: Part): Promise<void> {
    await this.#until(`${show(what)} to go`, async () => (await this.#count(what)) === 0);
  }

  /** Waits until the path of the address is this one. */
  async seePath(path: string): Promise<void> {
    await this.#until(`the address ${path}`, async () => (await this.#run('location.pathname')) === path);
  }

  /** Presses the middle of something, once it is enabled, uncovered and at rest. */
  async press(what: Part): Promise<void> {
    let last: Place = null;
    const place = await this.#until(`to press ${show(what)}`, async () => {
      const found = Place.parse(await this.#run(`locate(${JSON.stringify(what)})`));
      const isAtRest = found?.x === last?.x && found?.y === last?.y;
      last = found;
      return found !== null && found.isReady && isAtRest && found;
    });
    await this.#tab.clickAt(place.x, place.y);
  }

  /** Types into a field, over what it contains. */
  async fill(what: Part, text: string): Promise<void> {
    await this.press(what);
    await this.#run(`selectText(${JSON.stringify(what)})`);
    await this.#tab.type(text);
  }

  async choose(what: Part, option: string): Promise<void> {
    await this.see(what);
    await this.#run(`chooseOption(${JSON.stringify(what)}, ${JSON.stringify(option)})`);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.#tab.type(text);
  }

  async back(): Promise<void> {
    await this.#run('history.back()');
  }

  /** The JSON of an address of the site. */
  async json(path: string): Promise<unknown> {
    const response = await fetch(this.#site + path, { headers: { Accept: 'application/json' } });
    return response.json();
  }

  async #count(what: Part): Promise<number> {
    return z.number().parse(await this.#run(`findAll(${JSON.stringify(what)}).length`));
  }

  /** Computes an expression in the page, which gets the finder first where it is a new one. */
  async #run(expression: string): Promise<unknown> {
    if (!(await this.#tab.run('"findAll" in globalThis'))) await this.#tab.run(`(() => {${FINDER}})()`);
    return this.#tab.run(expression);
  }

  /** Waits until something is found. */
  async #until<Found>(what: string, find: () => Promise<Found | false>): Promise<Found> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being left cannot be asked.
      const found = await find().catch((): false => false);
      if (found !== false) return found;
      if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
      await pause(LOOK_EVERY_MS);
    }
  }
}

function show({ within, ...what }: Part): string {
  const words = Object.values(what).join(' ');
  return within ? `${words} in ${show(within)}` : words;
}
