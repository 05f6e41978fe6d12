import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';

/** How long a page may take to show what is expected, in ms. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'finder.mjs')],
  bundle: true,
  write: false,
  format: 'iife',
});
const FINDER = outputFiles[0].text;

/** A page of the site as a person uses it, in any engine. What is looked for is described as `finder.mjs` says. */
export class Page {
  #tab;
  #site;

  /** @param tab the few things that an engine does itself @param site the address of the site */
  constructor(tab, site) {
    this.#tab = tab;
    this.#site = site;
  }

  async open(path) {
    await this.#tab.goto(this.#site + path);
    await this.#until(`${path} to be hydrated`, () => this.#run('isHydrated()'));
  }

  /** Waits until something is shown. */
  see(what) {
    return this.#until(`to see ${show(what)}`, async () => (await this.#count(what)) > 0);
  }

  /** Waits until nothing like it is shown any more. */
  miss(what) {
    return this.#until(`${show(what)} to go`, async () => (await this.#count(what)) === 0);
  }

  /** Waits until the path of the address is this one. */
  seePath(path) {
    return this.#until(`the address ${path}`, async () => (await this.#run('location.pathname')) === path);
  }

  /** Presses the middle of something, once it is enabled, uncovered and at rest. */
  async press(what) {
    let last;
    const place = await this.#until(`to press ${show(what)}`, async () => {
      const found = await this.#run(`locate(${JSON.stringify(what)})`);
      const isAtRest = found?.isReady && found.x === last?.x && found.y === last?.y;
      last = found;
      return isAtRest && found;
    });
    await this.#tab.clickAt(place.x, place.y);
  }

  /** Types into a field, over what it contains. */
  async fill(what, text) {
    await this.press(what);
    await this.#run(`selectText(${JSON.stringify(what)})`);
    await this.#tab.type(text);
  }

  async choose(what, option) {
    await this.see(what);
    await this.#run(`chooseOption(${JSON.stringify(what)}, ${JSON.stringify(option)})`);
  }

  /** Types where the focus is. */
  type(text) {
    return this.#tab.type(text);
  }

  back() {
    return this.#run('history.back()');
  }

  /** The JSON of an address of the site. */
  async json(path) {
    const response = await fetch(this.#site + path, { headers: { Accept: 'application/json' } });
    return response.json();
  }

  #count(what) {
    return this.#run(`findAll(${JSON.stringify(what)}).length`);
  }

  /** Computes an expression in the page, which gets the finder first where it is a new one. */
  async #run(expression) {
    if (!(await this.#tab.run('"findAll" in globalThis'))) await this.#tab.run(`(() => {${FINDER}})()`);
    return this.#tab.run(expression);
  }

  async #until(what, isSo) {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being left cannot be asked.
      const found = await isSo().catch(() => false);
      if (found) return found;
      if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
      await pause(LOOK_EVERY_MS);
    }
  }
}

function show({ within, ...what }) {
  const words = Object.values(what).join(' ');
  return within ? `${words} in ${show(within)}` : words;
}
