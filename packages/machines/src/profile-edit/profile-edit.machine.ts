import { ProfileForm, type Result, type User } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FormFields, changed, shownErrors } from '../form-errors/index.ts';
import type { ShowToast } from '../toasts/index.ts';
import {
  type ChosenPhoto,
  EMPTY_PROFILE,
  PROFILE_FIELDS,
  type ProfileErrors,
  type ProfileField,
  photoProblem,
  typedProfileValue,
  valuesOf,
} from './profile-values.ts';

interface ProfileEditContext extends FormFields<ProfileField> {
  /** Whose profile it is; undefined before the dialog was open. */
  readonly user: User | undefined;
  /** A new photo; undefined while the old one is kept. */
  readonly photo: ChosenPhoto | undefined;
  /** What the server said of fields, or is to be said of a file that was chosen; gone once that changes. */
  readonly refusals: ProfileErrors;
}

/** What is to be saved. */
export interface ProfileToSave {
  /** The account as it was when the dialog opened. */
  readonly user: User;
  readonly form: ProfileForm;
  readonly photo: ChosenPhoto | undefined;
}

export type ProfileEditEvent =
  | { type: 'form.open'; user: User }
  | { type: 'field.change'; field: ProfileField; value: string }
  | { type: 'photo.choose'; photo: ChosenPhoto }
  | { type: 'form.submit' }
  | { type: 'form.close' };

/** Told after a save, for the session to take the account in. */
export interface ProfileSaved {
  readonly type: 'profile.saved';
  readonly user: User;
}

/** The sentences of spec section 8. */
const SAVED = 'Profile updated successfully!';
const NOT_CALLED = 'Error updating profile';
export const NOT_SAVED = 'Failed to update profile';

/**
 * The dialog 'Edit Profile' (spec sections 2, 4 and 5): checks while the person types, and closes after a save. Fill
 * `saveProfile` with the call. After a failure the dialog stays open with everything typed and says 'Failed to update
 * profile' above it, and fields that the server blames say why. A toast has the reason: the server's own sentence where
 * it answered, 'Error updating profile' where the call got no answer, 'Failed to update profile' where there was none.
 */
export const profileEditMachine = setup({
  types: {
    context: {} as ProfileEditContext,
    events: {} as ProfileEditEvent,
    emitted: {} as ProfileSaved | ShowToast,
  },
  actors: {
    saveProfile: fromPromise<Result<User>, ProfileToSave>(() =>
      Promise.reject(new Error('saveProfile is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => ProfileForm.safeParse(context.values).success,
    isPhoto: (_, photo: ChosenPhoto) => photoProblem(photo) === undefined,
    succeeded: (_, answer: Result<User>) => answer.ok,
  },
  actions: {
    startFrom: assign((_, user: User) => ({
      user,
      values: valuesOf(user),
      touched: [],
      photo: undefined,
      refusals: {},
    })),
    changeField: assign(({ context }, { field, value }: { field: ProfileField; value: string }) => ({
      ...changed(context, { field, value: typedProfileValue(field, value) }),
      refusals: withRefusal(context.refusals, field, undefined),
    })),
    takePhoto: assign(({ context }, photo: ChosenPhoto) => ({
      photo,
      refusals: withRefusal(context.refusals, 'imageUrl', undefined),
    })),
    refusePhoto: assign(({ context }, photo: ChosenPhoto) => ({
      refusals: withRefusal(context.refusals, 'imageUrl', photoProblem(photo)),
    })),
    /** What was refused is not taken: nothing of it is in the way of the rest. */
    forgivePhoto: assign(({ context }) => ({
      refusals: withRefusal(context.refusals, 'imageUrl', undefined),
    })),
    touchFields: assign({ touched: PROFILE_FIELDS }),
    keepRefusals: assign((_, answer: Result<User>) => ({
      refusals: answer.ok ? {} : (answer.failure.fields ?? {}),
    })),
    toastSaved: emit({ type: 'toast.show', kind: 'success', message: SAVED }),
    toastFailure: emit((_, answer?: Result<User>) => ({
      type: 'toast.show',
      kind: 'error',
      message: answer ? reasonOf(answer) : NOT_SAVED,
    })),
    tellSaved: emit((_, answer: Result<User>) => ({ type: 'profile.saved', user: savedUser(answer) })),
  },
}).createMachine({
  id: 'profile-edit',
  context: {
    user: undefined,
    values: EMPTY_PROFILE,
    touched: [],
    photo: undefined,
    refusals: {},
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'form.open': { target: 'open', actions: { type: 'startFrom', params: ({ event }) => event.user } },
      },
    },
    open: {
      initial: 'idle',
      states: {
        idle: {},
        wrong: {},
        failed: {},
      },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'photo.choose': [
          {
            guard: { type: 'isPhoto', params: ({ event }) => event.photo },
            target: '.idle',
            actions: { type: 'takePhoto', params: ({ event }) => event.photo },
          },
          { target: '.wrong', actions: { type: 'refusePhoto', params: ({ event }) => event.photo } },
        ],
        'form.submit': [
          { guard: 'isRight', target: 'saving', actions: 'forgivePhoto' },
          { target: '.wrong', actions: ['touchFields', 'forgivePhoto'] },
        ],
        'form.close': 'closed',
      },
    },
    saving: {
      // A photo may take minutes on a slow line: whoever gives up is let go, and the call with them.
      on: { 'form.close': 'closed' },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => saveInput(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: [{ type: 'tellSaved', params: ({ event }) => event.output }, 'toastSaved'],
          },
          {
            target: 'open.failed',
            actions: [
              { type: 'keepRefusals', params: ({ event }) => event.output },
              { type: 'toastFailure', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'open.failed', actions: 'toastFailure' },
      },
    },
  },
});

/** The errors a person sees: those of touched fields, and what was said of others and of the photo. */
export function shownProfileErrors(
  fields: Pick<ProfileEditContext, 'values' | 'touched' | 'refusals'>,
): ProfileErrors {
  return { ...fields.refusals, ...shownErrors<ProfileField>(ProfileForm, fields) };
}

function withRefusal(
  refusals: ProfileErrors,
  field: ProfileField | 'imageUrl',
  sentence: string | undefined,
): ProfileErrors {
  return { ...refusals, [field]: sentence };
}

function saveInput({ user, values, photo }: ProfileEditContext): ProfileToSave {
  if (user === undefined) throw new Error('nobody opened the dialog');
  return { user, form: ProfileForm.parse(values), photo };
}

function savedUser(answer: Result<User>): User {
  if (!answer.ok) throw new Error('the profile was not saved');
  return answer.value;
}

/** What the server said; without an answer it said nothing. */
function reasonOf(answer: Result<User>): string {
  return !answer.ok && answer.failure.status !== undefined ? answer.failure.message : NOT_CALLED;
}
