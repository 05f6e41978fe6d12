import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { logIn } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Line = z.object({ msg: z.string(), requestId: z.string().optional() });

describe('the log lines of a request', () => {
  const app = useTestApp({ LOG_LEVEL: 'info', OTP_SENDS_OVERALL: '1' });

  it('have its id, each of them', async () => {
    await logIn(app, 'asha');
    await app.post('/auth/send-otp', { destination: '+919876543210', firstName: 'Meena' });
    app.logLines.length = 0;
    const response = await app.post('/auth/send-otp', { destination: '+919876543211', firstName: 'Meena' });
    const id = response.headers.get('X-Request-Id');
    const lines = app.logLines.map((line) => Line.parse(JSON.parse(line)));
    expect(lines).toEqual([
      { msg: 'an SMS was held back: so many as may be were sent already', requestId: id },
      { msg: 'request', requestId: id },
    ]);
  });

  it('have it when the request fails unexpectedly, too', async () => {
    await app.sql('alter table brands rename to gone');
    app.logLines.length = 0;
    const id = (await app.call('/api/brands')).headers.get('X-Request-Id');
    await app.sql('alter table gone rename to brands');
    expect(app.logLines.map((line) => Line.parse(JSON.parse(line)))).toEqual([
      { msg: 'a request failed unexpectedly', requestId: id },
      { msg: 'request', requestId: id },
    ]);
  });
});
