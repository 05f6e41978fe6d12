import { Buffer } from './buffer.ts';

/** A timer as Node makes it: a browser's is a number, into which `clearTimeout` turns this one. */
class Timer {
  readonly #id: number;

  constructor(id: number) {
    this.#id = id;
  }

  /** A tab is not held open by its timers. */
  unref(): this {
    return this;
  }

  [Symbol.toPrimitive](): number {
    return this.#id;
  }
}

const setTimer = window.setTimeout.bind(window);

// What the server uses without importing it.
Object.assign(globalThis, {
  Buffer,
  setTimeout: (task: () => void, ms?: number) => new Timer(setTimer(task, ms)),
});
