import { toEvent } from './index.ts';

/** The inner states of a form whose errors are shown after a submit; `alert` is what the failed call left. */
export const FORM_STATES = {
  initial: 'idle',
  states: { idle: {}, invalid: {}, failed: { exit: 'clearAlert' } },
} as const;

/** What such a form does with its events; `submitting` is the state that sends valid values. */
export function formEvents<const Target extends string>(submitting: Target) {
  return {
    'field.change': { target: '.idle', actions: { type: 'changeField', params: toEvent } },
    'form.submit': [
      { guard: 'isValid', target: submitting },
      { target: '.invalid', actions: 'touchFields' },
    ],
  } as const;
}
