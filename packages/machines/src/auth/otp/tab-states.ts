import { toEvent } from '../../kit/index.ts';

/** A tab of the screens for login and sign-up. */
export type AuthTab = 'mobile' | 'email';

/** A guard: the user chooses this tab. */
function isTab(tab: AuthTab) {
  return ({ event }: { event: { tab: AuthTab } }): boolean => event.tab === tab;
}

/** The tabs: `mobile` belongs to the otp machine, `email` is a form that `submitting` sends. */
export const TAB_STATES = {
  mobile: { on: { 'tab.choose': { guard: isTab('email'), target: 'email' } } },
  email: {
    initial: 'idle',
    states: { idle: {}, invalid: {}, failed: { exit: 'clearAlert' } },
    on: {
      'tab.choose': { guard: isTab('mobile'), target: 'mobile' },
      'field.change': { target: '.idle', actions: { type: 'changeField', params: toEvent } },
      'form.submit': [
        { guard: 'isValid', target: 'submitting' },
        { target: '.invalid', actions: 'touchFields' },
      ],
    },
  },
} as const;
