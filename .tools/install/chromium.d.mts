/** The flags that start Chromium for tests. */
export declare const CHROMIUM_FLAGS: readonly string[];

/** Path of the Chromium for tests; `undefined` when there is none. */
export declare function installedChromium(): string | undefined;
