/** The build inserts this: the files that the shop needs offline, and a version name for exactly these files. */
declare const __SHELL__: { readonly files: readonly string[]; readonly version: string };
