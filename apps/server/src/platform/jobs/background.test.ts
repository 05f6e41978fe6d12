import { describe, expect, it } from 'vitest';
import { Background } from './background.ts';
import { recordingLog } from '../../../test/recording-log.ts';

describe('work in the background', () => {
  it('is waited for, with the work that it starts in turn', async () => {
    const background = new Background(recordingLog().log);
    const done: string[] = [];
    background.run('first', async () => {
      await Promise.resolve();
      background.run('second', async () => {
        await Promise.resolve();
        done.push('second');
      });
      done.push('first');
    });
    await background.idle();
    expect(done).toEqual(['first', 'second']);
  });

  it('that fails is logged under its name, without the words of the error', async () => {
    const { log, lines } = recordingLog();
    const background = new Background(log);
    background.run('mail a link', () => Promise.reject(new TypeError('asha@example.in')));
    await background.idle();
    expect(lines).toEqual([
      [{ task: 'mail a link', error: { type: 'TypeError', stack: expect.any(Array) } }, 'a task failed'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('asha');
  });
});
