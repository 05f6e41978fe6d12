/** A browser engine that runs. */
export interface Engine {
  readonly version: string;
  /** Opens a tab without stored data. */
  readonly openTab: () => Promise<Tab>;
  readonly close: () => unknown;
}

/** The few things that an engine does itself. */
export interface Tab {
  /** What the page has thrown so far; empty where the engine does not report it. */
  readonly errors: readonly string[];
  readonly goto: (address: string) => Promise<unknown>;
  /** Computes an expression in the page. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Presses a point of the page. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  /** Types where the focus is. */
  readonly type: (text: string) => Promise<unknown>;
  /** Saves an image of the page. @param path where, as PNG */
  readonly photograph: (path: string) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}
