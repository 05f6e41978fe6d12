/** The program of HAProxy; `undefined` when it is not installed. */
export declare function installedHaproxy(): string | undefined;
