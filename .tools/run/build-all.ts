import { buildLibrary, ensureBuilt, ensureDemoBuilt } from './build.ts';

// The site and the server are built from the sources of the library.
await Promise.all([buildLibrary(), ensureBuilt().then(ensureDemoBuilt)]);
