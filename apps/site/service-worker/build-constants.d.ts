/** What the build puts in: the files that the shop needs without a line, and a name for just these. */
declare const __SHELL__: { readonly files: readonly string[]; readonly version: string };
