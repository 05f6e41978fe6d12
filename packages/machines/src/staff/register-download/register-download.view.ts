import type { RegisterKind } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { RegisterDownloadEvent, registerDownloadMachine } from './register-download.machine.ts';

export { registerDownloadMachine } from './register-download.machine.ts';

/** The facts that the page shows. */
export function registerDownloadView(snapshot: SnapshotFrom<typeof registerDownloadMachine>) {
  const { period, errors, kind, alert } = snapshot.context;
  return { period, errors, alert, fetching: snapshot.matches('fetching') ? kind : undefined };
}

/** What an administrator can do. */
export function registerDownloadVerbs(send: (event: RegisterDownloadEvent) => void) {
  return {
    change: (field: 'from' | 'to', value: string) => send({ type: 'field.change', field, value }),
    download: (kind: RegisterKind) => send({ type: 'register.download', kind }),
  };
}
