import {
  type ContactKind,
  type OwnerProof,
  PHOTO_REJECTIONS,
  ProfileForm,
  type Result,
  type User,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, placeholder, succeeded, toOutput, toValue } from '../../kit/index.ts';
import { type ChosenPhoto, photoProblem } from '../../kit/chosen-photo.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';
import { type AskedProof, NO_PROOF } from '../../auth/owner-proof/asked-proof.ts';
import { toOwnerProof } from '../../auth/owner-proof/owner-proof.ts';
import {
  PROOF_ASKED,
  PROOF_CHANGES,
  PROOF_GUARDS,
  type ProofEvent,
  SENDING_CODE,
  enteringProof,
} from '../../auth/owner-proof/proof-states.ts';
import {
  EMPTY_PROFILE,
  PROFILE_FIELDS,
  type ProfileErrors,
  type ProfileField,
  typedProfileValue,
  toValues,
} from './profile-values.ts';

interface ProfileEditContext extends FormFields<ProfileField> {
  /** The account of the profile; undefined before the dialog was opened. */
  readonly user: User | undefined;
  /** Whether the dialog was left with what was typed. */
  readonly isLeft: boolean;
  /** A new photo; undefined while the old one stays. */
  readonly photo: ChosenPhoto | undefined;
  /** How much of the new photo is sent, in percent; null while that is not known. */
  readonly uploaded: number | null;
  /** The server's errors of fields, and the error of a selected file; removed when that value changes. */
  readonly serverErrors: ProfileErrors;
  /** What the owner types to confirm a change of contacts. */
  readonly proof: AskedProof;
}

/** The values to save. */
export interface ProfileToSave {
  /** The account as it was when the dialog opened. */
  readonly user: User;
  readonly form: ProfileForm;
  readonly photo: ChosenPhoto | undefined;
  /** Empty until the server asks for it. */
  readonly proof: OwnerProof;
  /** Reports how much of a new photo is sent, in percent. */
  readonly onProgress: (percent: number) => void;
}

export type ProfileEditEvent =
  | ProofEvent
  | { type: 'form.open'; user: User }
  | { type: 'field.change'; field: ProfileField; value: string }
  | { type: 'photo.choose'; photo: ChosenPhoto }
  | { type: 'photo.reject'; address: string }
  | { type: 'form.submit' }
  | { type: 'upload.progress'; percent: number }
  | { type: 'form.close' }
  /** Closes the dialog, which goes on from what was typed when the same profile is opened next. */
  | { type: 'form.leave' };

/** Emitted after a save, so that the session can apply the changed account. */
export interface ProfileSaved {
  readonly type: 'profile.saved';
  readonly user: User;
  /** The contact that this save has changed and whose code is to be sent at once; the number, if the email changed too. */
  readonly toVerify: ContactKind | undefined;
}

/** The sentences of spec section 8. */
const SAVED = 'Profile updated successfully!';
const NOT_CALLED = 'Error updating profile';
export const NOT_SAVED = 'Failed to update profile';

const LEAVING = { target: '#profile-edit.closed', actions: 'leave' } as const;

/**
 * The dialog 'Edit Profile' (spec sections 2, 4 and 5): checks the values while the user types, asks for a proof where the
 * server wants one, and closes after a save, which emits the account. After a failure it stays open, and a toast has the
 * reason. Provide `saveProfile` and `sendCode`.
 */
export const profileEditMachine = setup({
  types: {
    context: {} as ProfileEditContext,
    events: {} as ProfileEditEvent,
    emitted: {} as ProfileSaved | ShowToast,
  },
  actors: {
    saveProfile: placeholder<Result<User>, ProfileToSave>('saveProfile'),
    /** Sends a code to the contact that the account has proven; the input is the id of the account. */
    sendCode: placeholder<Result<unknown>, string>('sendCode'),
  },
  guards: {
    isValid: ({ context }) => ProfileForm.safeParse(context.values).success,
    ...PROOF_GUARDS,
    isLeft: ({ context }, user: User) => context.isLeft && context.user?.id === user.id,
    /** A photo of the account may be broken, too: only a new one can be chosen again. */
    isChosen: ({ context }, address: string) => context.photo?.address === address,
    isPhoto: (_, photo: ChosenPhoto) => photoProblem(photo) === undefined,
  },
  actions: {
    startFrom: assign((_, user: User) => ({
      user,
      isLeft: false,
      values: toValues(user),
      touched: [],
      photo: undefined,
      uploaded: null,
      serverErrors: {},
      proof: NO_PROOF,
    })),
    leave: assign({ isLeft: true }),
    goOn: assign((_, user: User) => ({ user, isLeft: false })),
    setUploaded: assign((_, uploaded: number | null) => ({ uploaded })),
    changeField: assign(({ context }, { field, value }: { field: ProfileField; value: string }) => ({
      ...changed(context, { field, value: typedProfileValue(field, value) }),
      serverErrors: withRejection(context.serverErrors, field, undefined),
    })),
    setPhoto: assign(({ context }, photo: ChosenPhoto) => ({
      photo,
      serverErrors: withRejection(context.serverErrors, 'imageUrl', undefined),
    })),
    rejectPhoto: assign(({ context }, photo: ChosenPhoto) => ({
      serverErrors: withRejection(context.serverErrors, 'imageUrl', photoProblem(photo)),
    })),
    dropPhoto: assign(({ context }) => ({
      photo: undefined,
      serverErrors: withRejection(context.serverErrors, 'imageUrl', PHOTO_REJECTIONS.unreadable),
    })),
    /** A rejected photo is not used, so its error does not block the other values. */
    forgivePhoto: assign(({ context }) => ({
      serverErrors: withRejection(context.serverErrors, 'imageUrl', undefined),
    })),
    touchFields: assign({ touched: PROFILE_FIELDS }),
    setServerErrors: assign((_, result: Result<User>) => ({
      serverErrors: result.ok ? {} : (result.failure.fields ?? {}),
    })),
    setProof: assign(({ context }, result: Result<unknown>) => PROOF_CHANGES.setProof(context, result)),
    changeSecret: assign(({ context }, secret: string) => PROOF_CHANGES.changeSecret(context, secret)),
    clearSecret: assign(({ context }) => PROOF_CHANGES.clearSecret(context)),
    showSecretError: assign(({ context }) => PROOF_CHANGES.showSecretError(context)),
    setProofAlert: assign(({ context }, result?: Result<unknown>) =>
      PROOF_CHANGES.setProofAlert(context, result),
    ),
    toastSaved: emit({ type: 'toast.show', kind: 'success', message: SAVED }),
    toastFailure: emit((_, result?: Result<unknown>) => ({
      type: 'toast.show',
      kind: 'error',
      message: result ? toProfileReason(result) : NOT_SAVED,
    })),
    emitSaved: emit(({ context }, user: User) => ({
      type: 'profile.saved',
      user,
      toVerify: toVerify(toUser(context), user),
    })),
  },
}).createMachine({
  id: 'profile-edit',
  context: {
    user: undefined,
    isLeft: false,
    values: EMPTY_PROFILE,
    touched: [],
    photo: undefined,
    uploaded: null,
    serverErrors: {},
    proof: NO_PROOF,
  },
  initial: 'closed',
  states: {
    closed: {
      // No secret stays in memory after the dialog is closed.
      entry: 'clearSecret',
      on: {
        'form.open': [
          {
            guard: { type: 'isLeft', params: ({ event }) => event.user },
            target: 'open',
            actions: { type: 'goOn', params: ({ event }) => event.user },
          },
          { target: 'open', actions: { type: 'startFrom', params: ({ event }) => event.user } },
        ],
      },
    },
    open: {
      entry: 'clearSecret',
      initial: 'idle',
      states: {
        idle: {},
        invalid: {},
        failed: {},
      },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'photo.choose': [
          {
            guard: { type: 'isPhoto', params: ({ event }) => event.photo },
            target: '.idle',
            actions: { type: 'setPhoto', params: ({ event }) => event.photo },
          },
          { target: '.invalid', actions: { type: 'rejectPhoto', params: ({ event }) => event.photo } },
        ],
        'photo.reject': {
          guard: { type: 'isChosen', params: ({ event }) => event.address },
          target: '.invalid',
          actions: 'dropPhoto',
        },
        'form.submit': [
          { guard: 'isValid', target: 'saving', actions: 'forgivePhoto' },
          { target: '.invalid', actions: ['touchFields', 'forgivePhoto'] },
        ],
        'form.close': 'closed',
        'form.leave': LEAVING,
      },
    },
    proving: {
      initial: 'entering',
      states: {
        sending: {
          entry: 'clearSecret',
          invoke: {
            input: ({ context }) => toUser(context).id,
            ...SENDING_CODE,
          },
        },
        entering: enteringProof('#profile-edit.saving'),
      },
      on: { 'proof.leave': 'open', 'form.close': 'closed', 'form.leave': LEAVING },
    },
    saving: {
      // The upload of a photo may need minutes on a slow connection: the user can close the dialog, which aborts
      // the request.
      on: {
        'form.close': 'closed',
        'form.leave': LEAVING,
        'upload.progress': {
          actions: { type: 'setUploaded', params: ({ event }) => event.percent },
        },
      },
      entry: { type: 'setUploaded', params: null },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context, self }) => ({
          ...saveInput(context),
          onProgress: (percent) => self.send({ type: 'upload.progress', percent }),
        }),
        onDone: [
          {
            guard: succeeded,
            target: 'closed',
            actions: [{ type: 'emitSaved', params: toValue }, 'toastSaved'],
          },
          ...PROOF_ASKED,
          {
            target: 'open.failed',
            actions: [
              { type: 'setServerErrors', params: toOutput },
              { type: 'toastFailure', params: toOutput },
            ],
          },
        ],
        onError: { target: 'open.failed', actions: 'toastFailure' },
      },
    },
  },
});

/**
 * The errors that a user sees: those of touched fields, and those that the server found in other fields or the
 * photo.
 */
export function shownProfileErrors(
  fields: Pick<ProfileEditContext, 'values' | 'touched' | 'serverErrors'>,
): ProfileErrors {
  return { ...fields.serverErrors, ...shownErrors<ProfileField>(ProfileForm, fields) };
}

function withRejection(
  serverErrors: ProfileErrors,
  field: ProfileField | 'imageUrl',
  sentence: string | undefined,
): ProfileErrors {
  return { ...serverErrors, [field]: sentence };
}

function saveInput(context: ProfileEditContext): Omit<ProfileToSave, 'onProgress'> {
  const { values, photo, proof } = context;
  return { user: toUser(context), form: ProfileForm.parse(values), photo, proof: toOwnerProof(proof) };
}

function toUser({ user }: ProfileEditContext): User {
  if (user === undefined) throw new Error('The dialog was opened without a user');
  return user;
}

/** The contact that a save has changed and that is to be verified; the number first. */
function toVerify(before: User, after: User): ContactKind | undefined {
  const isNew = {
    phone: before.primaryPhone !== after.primaryPhone,
    email: before.primaryEmail !== after.primaryEmail,
  };
  return (['phone', 'email'] as const).find((kind) => isNew[kind] && after.unproven?.includes(kind));
}

/** The server's sentence; without a response there is none. */
function toProfileReason(result: Result<unknown>): string {
  return (!result.ok && result.failure.status !== undefined && result.failure.message) || NOT_CALLED;
}
