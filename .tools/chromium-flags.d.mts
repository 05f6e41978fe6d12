/** What Chromium is started with: no sandbox for root (containers), and no calls home on a closed network. */
export declare const CHROMIUM_FLAGS: readonly string[];
