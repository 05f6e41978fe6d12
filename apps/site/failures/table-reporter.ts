import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { FAULTS } from './faults.ts';
import { type Outcome, toOutcomes } from './outcome.ts';

/** Prints what each screen did under each fault, and the figures. */
export default class TableReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];
  readonly #broken: string[] = [];

  onTestEnd({ title }: TestCase, { attachments, errors, duration }: TestResult): void {
    const attached = attachments.find(({ name }) => name === 'outcomes')?.body;
    const outcomes = attached === undefined ? [] : toOutcomes(attached.toString());
    this.#outcomes.push(...outcomes);
    if (attached === undefined) this.#broken.push(`${title}: ${errors[0]?.message ?? 'no outcome'}`);
    const failed = outcomes.filter(({ problems }) => problems.length > 0);
    print(
      `${failed.length === 0 && attached ? 'ok    ' : 'FAILED'} ${(duration / 1000).toFixed(0)} s ${title}`,
    );
    for (const { fault, problems } of failed)
      for (const { kind, text } of problems) print(`         ${fault}: ${kind}: ${text}`);
  }

  onError({ message }: TestError): void {
    this.#broken.push(message ?? 'an error without words');
  }

  onEnd(): void {
    print(`\n${toTable(this.#outcomes)}\n`);
    for (const line of this.#broken) print(`broken: ${line}`);
    const failed = this.#outcomes.filter(({ problems }) => problems.length > 0).length + this.#broken.length;
    const count = (kind: string) =>
      this.#outcomes.flatMap(({ problems }) => problems).filter((problem) => problem.kind === kind).length;
    const figures = {
      HTTP: 'sentences of HTTP',
      'empty alert': 'empty alerts',
      spinner: 'endless spinners',
      'lost text': 'lost texts',
    };
    print(
      Object.entries(figures)
        .map(([kind, words]) => `${words}: ${count(kind)}`)
        .join(', '),
    );
    print(`${this.#outcomes.length + this.#broken.length - failed} passed, ${failed} failed`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A table in Markdown: a row for each screen and its call, a column for each fault. */
function toTable(outcomes: readonly Outcome[]): string {
  const names = FAULTS.map(({ name }) => name);
  const rows = Map.groupBy(outcomes, ({ area, screen, call }) => `${area} | ${screen} | ${call}`);
  const cells = (found: readonly Outcome[]) =>
    names.map((name) => {
      const outcome = found.find(({ fault }) => fault === name);
      if (outcome === undefined) return '–';
      return outcome.problems.length === 0 ? '✓' : '✗';
    });
  return [
    `| Area | Screen | Call | ${names.join(' | ')} |`,
    `| --- | --- | --- |${' --- |'.repeat(names.length)}`,
    ...[...rows].toSorted().map(([name, found]) => `| ${name} | ${cells(found).join(' | ')} |`),
  ].join('\n');
}
