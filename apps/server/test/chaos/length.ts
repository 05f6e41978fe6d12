/** Whether the long form runs, `npm run test:chaos`; the gate runs the short one. */
export const isLong = process.env['CHAOS'] === 'long';

/** Prints a figure of the long form; in the gate, tests print nothing. */
export function report(what: string, figure: unknown): void {
  if (isLong) process.stdout.write(`${what}: ${JSON.stringify(figure)}\n`);
}
