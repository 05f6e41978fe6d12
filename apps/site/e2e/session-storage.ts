import { writeEncrypted } from '../app/kit/device/encrypted-storage.ts';

/** Bundled by `log-in.ts`, which runs it in a page: the site's own code stores the session of a test. */
Object.assign(globalThis, { writeEncrypted });
