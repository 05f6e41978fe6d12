import { fail, ok } from '@pgm/api/contract';

/** Sample events that reach every state of the machine, for tests and stories. */
export const accountDeletionScenario = {
  open: { type: 'deletion.open', proof: 'PASSWORD' },
  openByCode: { type: 'deletion.open', proof: 'SMS' },
  sent: { type: 'xstate.done.actor.sendCode', output: ok({ expiresInSeconds: 300 }) },
  notSent: { type: 'xstate.error.actor.sendCode', error: new Error('out of order') },
  typePassword: { type: 'field.change', name: 'secret', value: 'neem4tea' },
  typeWord: { type: 'field.change', name: 'word', value: 'DELETE' },
  confirm: { type: 'deletion.confirm' },
  rejected: {
    type: 'xstate.done.actor.deleteAccount',
    output: fail({ code: 'conflict', message: 'We still owe you a refund.' }),
  },
  deleted: { type: 'xstate.done.actor.deleteAccount', output: ok({ success: true }) },
  close: { type: 'deletion.close' },
} as const;
