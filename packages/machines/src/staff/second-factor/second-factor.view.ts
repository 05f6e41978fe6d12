import type { SnapshotFrom } from 'xstate';
import type { ExportWay, SecondFactorEvent, secondFactorMachine } from './second-factor.machine.ts';

export { type ExportWay, secondFactorMachine } from './second-factor.machine.ts';

const BUSY: readonly string[] = ['passing', 'replacing', 'confirming'];

/** The step that a screen shows. */
const STEPS = {
  loading: 'loading',
  starting: 'loading',
  failed: 'failed',
  off: 'off',
  passed: 'passed',
  entering: 'code',
  passing: 'code',
  proving: 'proof',
  replacing: 'proof',
  enrolling: 'setup',
  confirming: 'setup',
  noting: 'recovery',
  exporting: 'recovery',
} as const;

/** The facts that the screens of the second factor show. */
export function secondFactorView({ value, context }: SnapshotFrom<typeof secondFactorMachine>) {
  return { ...context, step: STEPS[value], isBusy: BUSY.includes(value) };
}

/** What a staff member can do. */
export function secondFactorVerbs(send: (event: SecondFactorEvent) => void) {
  return {
    retry: () => send({ type: 'page.retry' }),
    changeCode: (code: string) => send({ type: 'code.change', code }),
    submit: () => send({ type: 'code.submit' }),
    start: () => send({ type: 'setup.start' }),
    exportCodes: (as: ExportWay) => send({ type: 'codes.export', as }),
    finish: () => send({ type: 'codes.saved' }),
  };
}
