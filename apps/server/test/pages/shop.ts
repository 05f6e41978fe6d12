import { afterAll, beforeAll, vi } from 'vitest';
import { loadSite } from '../../src/platform/site/site.ts';
import { TestApp } from '../test-app.ts';

/** Where the pages of these tests say they are. */
export const ORIGIN = 'http://localhost';

// As in the running server: React renders half as fast otherwise.
vi.stubEnv('NODE_ENV', 'production');
/** The built site. */
export const site = await loadSite();
vi.unstubAllEnvs();

/** The server with the built site and the sample data, for the tests of one file: they see what a client without scripts sees. */
export function openShop(): TestApp {
  const app = new TestApp();
  beforeAll(() => app.open({}, { site }));
  afterAll(() => app.close());
  return app;
}
