import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPromtool } from '../install/promtool.mjs';
import { ROOT, run } from '../run/workspace.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const promtool = installedPromtool() ?? '';

describe('the alarms of Prometheus', () => {
  it('are those of the operations page', () => {
    const page = read('docs/operations.md');
    const table = page.slice(page.indexOf('## Metrics and alarms'), page.indexOf('## Traces'));
    const listed = [...table.matchAll(/^\| [A-Z][^|]* \| +`(.+?)`(?: for| +\|)/gm)].map(([, query]) => query);
    const rules = [...read('deploy/alarms.yml').matchAll(/^ +expr: '(.+)'$/gm)].map(([, query]) => query);
    expect(rules).toEqual(listed);
    expect(rules.length).toBeGreaterThan(10);
  });

  it('see the jobs under their own names', () => {
    expect(read('deploy/prometheus.yml')).toContain('honor_labels: true');
    expect(read('deploy/prometheus.yml')).toContain('rule_files: [/etc/prometheus/alarms.yml]');
    expect(read('deploy/compose.yaml')).toContain("'./deploy/alarms.yml:/etc/prometheus/alarms.yml:ro'");
  });

  describe.skipIf(promtool === '')('by promtool', () => {
    it('are valid', async () => {
      const { code, output } = await run(promtool, ['check', 'rules', 'deploy/alarms.yml'], {
        stdio: 'pipe',
      });
      expect([code, output]).toEqual([0, expect.stringContaining('14 rules found')]);
    });

    it('fire when a job starves, has never succeeded or does not catch up, and not before', async () => {
      const tests = ['test', 'rules', '.tools/deploy/alarms.promtool.yml'];
      const { code, output } = await run(promtool, tests, { stdio: 'pipe' });
      expect([code, output]).toEqual([0, expect.stringContaining('SUCCESS')]);
    });
  });
});
