/** Builds the server where its sources changed. */
export declare function ensureServerBuilt(): Promise<void>;
