import { beforeEach, describe, expect, it } from 'vitest';
import { GrievanceFiler } from '../../../test/grievance-filer.ts';
import { logIn, readOutbox, passToNextHour } from '../../../test/identity.ts';
import { IN_HINDI } from '../../../test/in-hindi.ts';
import { useTestApp } from '../../../test/test-app.ts';

const KEY = '0b7f2a52-1f0e-4a7e-9f4e-6d2c7a1f0002';

describe('a mail about a grievance', () => {
  const app = useTestApp({ LOG_LEVEL: 'debug' });
  const english = new GrievanceFiler(app);
  const hindi = new GrievanceFiler(app, undefined, IN_HINDI);

  beforeEach(async () => {
    passToNextHour(app);
    await app.idle();
    await app.sql('truncate grievances, grievance_steps, messages, rate_limits cascade');
    app.clock.now = Date.UTC(2026, 10, 21, 6, 30);
  });

  /** The messages since the last call; none of them may appear in the log. */
  const sent = async () => {
    const messages = await readOutbox(app);
    await app.sql('truncate messages');
    const log = app.logLines.join('\n');
    expect(log).toContain('"msg":"request"');
    const lines = messages.flatMap(({ body }) => body.split('\n')).filter(Boolean);
    expect(lines.filter((line) => line !== 'PGM Wellness' && log.includes(line))).toEqual([]);
    const findBody = (by: string) => messages.find(({ channel }) => channel === by)?.body;
    return { mail: findBody('email')?.split('\n'), sms: findBody('sms') };
  };
  /** A staff member resolves the newest grievance. */
  const resolve = async (headers?: Record<string, string>) => {
    const { token } = await logIn(app, 'staff');
    const staff = new GrievanceFiler(app, token, headers);
    const [newest] = await staff.all();
    await staff.move(newest?.id ?? '', 'IN_PROGRESS');
    return staff.move(newest?.id ?? '', 'RESOLVED', 'Sent again.');
  };

  it('acknowledges a grievance that was filed in Hindi in Hindi; the SMS is as registered', async () => {
    const { number } = await hindi.file();
    expect(await sent()).toEqual({
      mail: [
        `आपकी शिकायत ${number} दर्ज हो गई है`,
        '',
        `आपकी शिकायत ${number} हमें मिल गई है। 21 दिसंबर 2026 तक आपको हमारा जवाब मिल जाएगा।`,
        '',
        'इस संख्या और अपने मोबाइल नंबर से यहाँ स्थिति देखें:',
        `http://localhost/grievance/status?number=${number}&lang=hi`,
        '',
        'अगर आपने हमें नहीं लिखा था, तो आपको कुछ करने की ज़रूरत नहीं है।',
        '',
        'PGM Wellness',
      ],
      sms: `PGM Wellness: your complaint ${number} is registered. Check status: http://localhost/grievance/status?number=${number}`,
    });
  });

  it('announces its solution in Hindi too, in whatever language the staff use', async () => {
    const { number } = await hindi.file();
    await sent();
    expect(await resolve()).toMatchObject({ number, language: 'hi' });
    expect(await sent()).toEqual({
      mail: [
        `आपकी शिकायत ${number} का समाधान हो गया है`,
        '',
        `आपकी शिकायत ${number} का समाधान हो गया है। अगर आप संतुष्ट नहीं हैं, तो इसे फिर से खोल सकते हैं।`,
        '',
        'इस संख्या और अपने मोबाइल नंबर से यहाँ स्थिति देखें:',
        `http://localhost/grievance/status?number=${number}&lang=hi`,
        '',
        'अगर आपने हमें नहीं लिखा था, तो आपको कुछ करने की ज़रूरत नहीं है।',
        '',
        'PGM Wellness',
      ],
      sms: `PGM Wellness: your complaint ${number} is resolved. Check status: http://localhost/grievance/status?number=${number}`,
    });
  });

  it('acknowledges a grievance that was filed in English in English', async () => {
    const { number } = await english.file();
    expect((await sent()).mail).toEqual([
      `Your complaint ${number} is registered`,
      '',
      `We have received your complaint ${number}. You will hear from us by 21 December 2026.`,
      '',
      'Check the status with this number and your mobile number:',
      `http://localhost/grievance/status?number=${number}`,
      '',
      'If you did not write to us, you can ignore this email.',
      '',
      'PGM Wellness',
    ]);
  });

  it('announces its solution in English too, in whatever language the staff use', async () => {
    const { number } = await english.file();
    await sent();
    expect(await resolve(IN_HINDI)).toMatchObject({ number, language: 'en' });
    expect((await sent()).mail).toEqual([
      `Your complaint ${number} is resolved`,
      '',
      `Your complaint ${number} is resolved. If you are not satisfied, you can reopen it.`,
      '',
      'Check the status with this number and your mobile number:',
      `http://localhost/grievance/status?number=${number}`,
      '',
      'If you did not write to us, you can ignore this email.',
      '',
      'PGM Wellness',
    ]);
  });

  it('has the language of the first time when the grievance is sent again in the other one', async () => {
    const first = await hindi.send({}, KEY);
    const again = await english.send({}, KEY);
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
    expect((await sent()).mail?.[0]).toMatch(/^आपकी शिकायत GR-2026-\d{6} दर्ज हो गई है$/);
    await resolve();
    expect((await sent()).mail?.[0]).toMatch(/^आपकी शिकायत GR-2026-\d{6} का समाधान हो गया है$/);
  });

  it('is in English for a grievance that was filed before languages were stored', async () => {
    await hindi.file();
    await sent();
    await app.sql('update grievances set language = default');
    await resolve(IN_HINDI);
    expect((await sent()).mail?.[0]).toMatch(/^Your complaint GR-2026-\d{6} is resolved$/);
  });
});
