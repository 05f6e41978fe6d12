/** A free port. */
export declare function freePort(): Promise<number>;
