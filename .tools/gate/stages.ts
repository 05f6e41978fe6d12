import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT, run } from '../run/workspace.mjs';

/** A part of the gate, which passes or fails. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<StageResult>;
}

/** How many checks or tests of a stage passed and failed. */
interface StageResult extends Counts {
  /** What the programs printed; it is shown when something failed. */
  readonly output: string;
  /** Stands in the line of the stage, behind its name. */
  readonly note?: string;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What was not checked, in words. */
  readonly leftOut?: string | undefined;
}

/** A program, its arguments, and the folder that it runs in where that is not the repository's. */
export type Program = readonly [command: string, args: readonly string[], options?: { readonly cwd: string }];

type Variables = Readonly<Record<string, string>>;

/** No colours: Vitest reads the first, Playwright the second, and would warn of the first. */
const PLAIN: Readonly<Record<string, Variables>> = {
  vitest: { NO_COLOR: '1' },
  playwright: { DEBUG_COLORS: '0' },
};
const REPORTS = join(ROOT, '.cache/test-reports');

/** A stage that passes or fails as a whole: programs that run one after the other. */
export function check(name: string, ...programs: readonly Program[]): Stage {
  return {
    name,
    run: async () => {
      for (const [command, args, options] of programs) {
        const { code, output } = await run(command, args, { stdio: 'pipe', ...options });
        if (code !== 0) return { passed: 0, failed: 1, output };
      }
      return { passed: 1, failed: 0, output: '' };
    },
  };
}

/** Like {@link check}; what the program prints although it passes stands in the line of the stage. */
export function checkWithNote(name: string, [command, args, options]: Program): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args, { stdio: 'pipe', ...options });
      if (code !== 0) return { passed: 0, failed: 1, output };
      return { passed: 1, failed: 0, output, note: output.trim() && ` (${output.trim()})` };
    },
  };
}

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** A run of Vitest; each of its tests counts. */
export function vitest(name: string, args: readonly string[], env: Variables = {}): Stage {
  const report = join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  // Of the tests, only the failed ones are printed: a build server shows the first lines.
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  return counted(name, ['vitest', ['run', ...args, ...reporters], env], () => {
    const { numPassedTests, numFailedTests } = VitestReport.parse(JSON.parse(readFileSync(report, 'utf8')));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** A run of Playwright; each of its tests counts. */
export function playwright(name: string, args: readonly string[], env: Variables = {}): Stage {
  const report = join(ROOT, 'apps/site/test-results/report.json');
  return counted(name, ['playwright', ['test', ...args], env], () => {
    const { stats } = PlaywrightReport.parse(JSON.parse(readFileSync(report, 'utf8')));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/**
 * A program that counts what it checks and prints `N passed, N failed` last. What it leaves out, in a line of its own,
 * stands in the line of the stage too.
 */
export function counting(name: string, args: readonly string[], env: Variables = {}): Stage {
  return counted(name, ['node', args, env], (output) => {
    const counts = /^(\d+) passed, (\d+) failed$/m.exec(output);
    if (counts === null) return NOTHING;
    const [, passed, failed] = counts;
    const [leftOut] = /^Left out: .*/m.exec(output) ?? [];
    return { passed: Number(passed), failed: Number(failed), leftOut };
  });
}

/** A run that reports its tests; one that breaks without a failed test counts as one failure. */
function counted(
  name: string,
  [command, args, env]: readonly [command: string, args: readonly string[], env: Variables],
  readReport: (output: string) => Counts,
): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args, {
        stdio: 'pipe',
        env: { ...env, ...PLAIN[command] },
      });
      const { passed, failed, leftOut } = reportOrNothing(readReport, output);
      const isBroken = failed === 0 && (code !== 0 || passed === 0);
      const facts = [
        `${passed} passed, ${failed} failed${isBroken ? ', and the run itself broke' : ''}`,
        leftOut,
      ];
      const note = ` (${facts.filter((fact) => fact !== undefined).join('. ')})`;
      return { passed, failed: isBroken ? 1 : failed, output, note };
    },
  };
}

const NOTHING: Counts = { passed: 0, failed: 0 };

function reportOrNothing(readReport: (output: string) => Counts, output: string): Counts {
  try {
    return readReport(output);
  } catch {
    return NOTHING;
  }
}

/**
 * Runs stages and prints a line for each as it ends; then how many checks and tests passed and failed, which the exit
 * code says too.
 * @param groups one after the other; the stages of a group run side by side, as many as there are `lanes`
 */
export async function runStages(groups: readonly (readonly Stage[])[], lanes: number): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const group of groups) {
    const waiting = [...group];
    const lane = async () => {
      for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
        const { passed, failed } = await runStage(stage);
        total.passed += passed;
        total.failed += failed;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function runStage(stage: Stage): Promise<StageResult> {
  const started = Date.now();
  const result = await stage.run();
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${result.failed === 0 ? 'ok  ' : 'FAIL'} ${seconds} s  ${stage.name}${result.note ?? ''}`);
  if (result.failed > 0) console.log(result.output.trimEnd());
  return result;
}
