import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { NODE, ROOT } from '../run/workspace.mjs';

describe('the example of a machine in a terminal', () => {
  it('asks again for what the machine rejects, and says thanks', () => {
    const typed = ['Sunita Verma', '98765', '9876543210', 'sunita@example.in', ''];
    const shown = execFileSync(NODE, ['--conditions=pgm:source', 'examples/terminal/main.ts'], {
      cwd: ROOT,
      input: typed.map((line) => `${line}\n`).join(''),
      encoding: 'utf8',
    });
    expect(shown).toBe(
      'Join the business\n' +
        'name: mobile: Mobile number must be 10 digits\n' +
        'mobile: email: state: Thank you! We will call you.\n',
    );
  });
});
