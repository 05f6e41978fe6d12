import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const accountDeletionScenario = {
  open: { type: 'deletion.open', proof: 'PASSWORD' },
  openByCode: { type: 'deletion.open', proof: 'SMS' },
  sent: done('sendCode', { expiresInSeconds: 300 }),
  notSent: threw('sendCode'),
  typePassword: { type: 'field.change', name: 'secret', value: 'neem4tea' },
  typeWord: { type: 'field.change', name: 'word', value: 'DELETE' },
  confirm: { type: 'deletion.confirm' },
  rejected: failed('deleteAccount', { code: 'conflict', message: 'We still owe you a refund.' }),
  deleted: done('deleteAccount', { success: true }),
  close: { type: 'deletion.close' },
} as const;
