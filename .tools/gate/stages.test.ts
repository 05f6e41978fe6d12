import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counting } from './stages.ts';

describe('a stage that counts what it checks', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pgm-stages-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const runProgram = (script: string) => {
    const path = join(folder, 'program.mjs');
    writeFileSync(path, script);
    return counting('a stage', [path]).run();
  };

  it('passes with the numbers that the program prints', async () => {
    await expect(runProgram(`console.log('12 passed, 0 failed');`)).resolves.toMatchObject({
      passed: 12,
      failed: 0,
      note: ' (12 passed, 0 failed)',
    });
  });

  it('says what the program leaves out', async () => {
    const { note } = await runProgram(`console.log('Left out: 3 of 9 visits\\n12 passed, 0 failed');`);
    expect(note).toBe(' (12 passed, 0 failed. Left out: 3 of 9 visits)');
  });

  it('fails with what the program found', async () => {
    const result = await runProgram(`
      console.log('blank  primitives-button--busy\\n12 passed, 1 failed');
      process.exitCode = 1;`);
    expect(result).toMatchObject({ passed: 12, failed: 1 });
    expect(result.output).toContain('blank  primitives-button--busy');
  });

  it.each([
    ['ends without numbers', `throw new Error('Storybook was not built');`],
    ['checks nothing', `console.log('0 passed, 0 failed');`],
    ['breaks after its numbers', `console.log('12 passed, 0 failed'); process.exitCode = 1;`],
  ])('fails when the program %s', async (_, script) => {
    const { failed, note } = await runProgram(script);
    expect(failed).toBe(1);
    expect(note).toContain('and the run itself broke');
  });
});
