import { describe, expect, it, vi } from 'vitest';
import { readLog } from '../../../test/read-log.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { SiteBuild } from './site.ts';

/** A site that fails to render with personal data in the message. */
const SITE: SiteBuild = {
  createSiteHandler:
    ({ logError }) =>
    async () => {
      logError(new TypeError('asha@example.in'));
      return new Response('half a page');
    },
  searchPages: [],
  toAgreementText: vi.fn<SiteBuild['toAgreementText']>(),
};

describe('an error while a page is rendered', () => {
  const app = useTestApp({ LOG_LEVEL: 'error' }, { site: SITE });

  it('is in the log, without its message', async () => {
    await app.call('/about/ourcompany', { headers: { Accept: 'text/html' } });
    expect(readLog(app)).toEqual([
      {
        level: 'error',
        error: { type: 'TypeError', stack: expect.any(Array) },
        msg: 'a page was not rendered as it should be',
      },
    ]);
    expect(app.logLines.join()).not.toContain('asha');
  });
});
