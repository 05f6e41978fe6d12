/**
 * The flags that start Chromium: no sandbox for root (containers), and no requests to its vendor on a closed
 * network.
 */
export declare const CHROMIUM_FLAGS: readonly string[];
