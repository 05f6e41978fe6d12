/** Builds the server where its sources changed. */
export declare function ensureServerBuilt(): Promise<void>;

/** Builds the demo where its sources changed. */
export declare function ensureDemoBuilt(): Promise<void>;
