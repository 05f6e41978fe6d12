import { toEvent } from './index.ts';

/** Action params: what was typed, and the key with which it was sent. */
function toDraft<Values, Key>({ context: { values, key } }: { context: { values: Values; key: Key } }) {
  return { values, key };
}

/** An action: what was typed is stored. */
export const SAVE_DRAFT = { type: 'saveDraft', params: toDraft } as const;

/** Actions: a field changes, and the draft with it. */
export const CHANGE_FIELD = [{ type: 'changeField', params: toEvent }, SAVE_DRAFT] as const;

/** The state of a form with a draft while the user fills it in; valid values go on to `submitting`. */
export const DRAFT_EDITING = {
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'showsErrors', target: 'invalid' }, { target: 'valid' }] },
    valid: {},
    invalid: {},
  },
  on: {
    'field.change': { target: '.checking', actions: CHANGE_FIELD },
    'form.submit': [
      {
        guard: 'isValid',
        target: 'submitting',
        actions: [
          { type: 'setKey', params: ({ event }: { event: { key: string } }) => event.key },
          SAVE_DRAFT,
        ],
      },
      { target: '.checking', actions: 'touchAllFields' },
    ],
  },
} as const;
