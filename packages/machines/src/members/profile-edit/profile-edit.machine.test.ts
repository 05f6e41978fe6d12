import { MAX_IMAGE_BYTES, type Result, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  type ChosenPhoto,
  type ProfileToSave,
  profileEditMachine,
  profileEditVerbs,
  profileEditView,
} from './index.ts';
import { sampleProfile } from './profile-edit.scenario.ts';

const PHOTO: ChosenPhoto = { address: 'blob:asha', type: 'image/jpeg', bytes: 2_000_000 };
const SAVED: User = { ...sampleProfile, firstName: 'Aasha', imageUrl: '/media/photos/1/640.webp' };
const UNREADABLE = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
const TOO_LARGE = 'This photo is larger than 5 MB. Choose a smaller one.';
const TAKEN = 'This email address already has an account';

function openDialog(result: () => Promise<Result<User>> = async () => ok(SAVED), user: User = sampleProfile) {
  const calls: ProfileToSave[] = [];
  const signals: object[] = [];
  const emitted: string[] = [];
  const machine = profileEditMachine.provide({
    actors: {
      saveProfile: fromPromise(({ input, signal }) => {
        calls.push(input);
        signals.push(signal);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ kind, message }) => emitted.push(`${kind}: ${message}`));
  actor.on('profile.saved', ({ user: { firstName } }) => emitted.push(`saved ${firstName}`));
  const verbs = profileEditVerbs((event) => actor.send(event));
  const view = () => profileEditView(actor.getSnapshot());
  expect(view().isOpen).toBe(false);
  verbs.open(user);
  return { ...verbs, calls, signals, emitted, view };
}

describe('the profile dialog', () => {
  it('opens with the known values, and without a guess of the gender', () => {
    const known = openDialog();
    expect(known.view()).toEqual({
      isOpen: true,
      values: {
        firstName: 'Asha',
        lastName: 'Mishra',
        primaryEmail: 'asha@example.in',
        primaryPhone: '9000000001',
        gender: 'female',
      },
      errors: {},
      photo: null,
      alert: undefined,
      isSaving: false,
    });
    const little = { ...SAVED, gender: null, primaryEmail: null, primaryPhone: null };
    expect(openDialog(undefined, little).view()).toMatchObject({
      photo: '/media/photos/1/640.webp',
      values: { gender: '', primaryEmail: '', primaryPhone: '' },
    });
  });

  it('has the gender of the specification before it contains a profile', () => {
    expect(profileEditView(createActor(profileEditMachine).getSnapshot()).values.gender).toBe('male');
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', ' ', 'Last name is required'],
    ['primaryEmail', '', 'Email is required'],
    ['primaryEmail', 'asha@', 'Invalid email'],
    ['primaryPhone', '', 'Phone is required'],
    ['primaryPhone', '98765', 'Enter valid 10-digit phone'],
    ['primaryPhone', '5876543210', 'Enter valid 10-digit phone'],
    ['primaryPhone', '+65 9123 4567', 'Enter valid 10-digit phone'],
    ['gender', '', 'Gender is required'],
  ] as const)('after a change of %s to %j shows: %s', (field, value, message) => {
    const dialog = openDialog();
    dialog.changeField(field, value);
    expect(dialog.view().errors).toEqual({ [field]: message });
  });

  it.each([
    ['98765-43210 x7', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
  ])('reduces the phone number %j to its ten digits', (typed, saved) => {
    const dialog = openDialog();
    dialog.changeField('primaryPhone', typed);
    expect(dialog.view().values.primaryPhone).toBe(saved);
  });

  it('shows every error when it is submitted with gaps, and sends nothing', () => {
    const dialog = openDialog(undefined, { ...SAVED, lastName: '', gender: null, primaryPhone: null });
    dialog.submit();
    expect(dialog.view().errors).toEqual({
      lastName: 'Last name is required',
      primaryPhone: 'Phone is required',
      gender: 'Gender is required',
    });
    expect(dialog.calls).toEqual([]);
  });

  it('sends valid values once, then closes, shows a success message, and emits the account', async () => {
    const dialog = openDialog();
    dialog.changeField('firstName', ' Aasha ');
    dialog.choosePhoto(PHOTO);
    dialog.submit();
    dialog.submit();
    expect(dialog.view()).toMatchObject({ isOpen: true, isSaving: true });
    await settle();
    expect(dialog.calls).toEqual([
      {
        user: sampleProfile,
        form: {
          firstName: 'Aasha',
          lastName: 'Mishra',
          primaryEmail: 'asha@example.in',
          primaryPhone: '9000000001',
          gender: 'FEMALE',
        },
        photo: PHOTO,
      },
    ]);
    expect(dialog.emitted).toEqual(['saved Aasha', 'success: Profile updated successfully!']);
    expect(dialog.view()).toMatchObject({ isOpen: false, isSaving: false });
  });

  it('shows a selected photo, and no longer after it was closed', () => {
    const dialog = openDialog();
    dialog.choosePhoto(PHOTO);
    expect(dialog.view().photo).toBe('blob:asha');
    dialog.close();
    dialog.open(sampleProfile);
    expect(dialog.view().photo).toBeNull();
  });

  it.each([
    [{ type: 'text/plain' }, UNREADABLE],
    [{ type: 'image/svg+xml' }, UNREADABLE],
    [{ type: 'image/heic' }, UNREADABLE],
    [{ bytes: MAX_IMAGE_BYTES + 1 }, TOO_LARGE],
  ])('rejects a file like %j, and keeps the existing photo', (invalid, message) => {
    const dialog = openDialog();
    dialog.choosePhoto(PHOTO);
    dialog.choosePhoto({ ...PHOTO, address: 'blob:wrong', ...invalid });
    expect(dialog.view()).toMatchObject({ photo: 'blob:asha', errors: { imageUrl: message } });
    dialog.changeField('lastName', 'Verma');
    expect(dialog.view().errors).toEqual({ imageUrl: message });
    dialog.choosePhoto({ ...PHOTO, address: 'blob:other', type: '', bytes: MAX_IMAGE_BYTES });
    expect(dialog.view()).toMatchObject({ photo: 'blob:other', errors: {} });
  });

  it('ignores a rejected file when it is submitted without it', () => {
    const dialog = openDialog();
    dialog.choosePhoto({ ...PHOTO, type: 'text/plain' });
    dialog.changeField('lastName', '');
    dialog.submit();
    expect(dialog.view()).toMatchObject({ photo: null, isSaving: false });
    expect(dialog.view().errors).toEqual({ lastName: 'Last name is required' });
  });

  it.each([
    [
      'rejected with a sentence',
      async () => fail({ code: 'rateLimited', message: 'Too many requests.', status: 429 } as const),
      'Too many requests.',
    ],
    [
      'lost on the way',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'Error updating profile',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Failed to update profile'],
  ])('stays open with the typed values when the save is %s', async (_, result, toast) => {
    const dialog = openDialog(result);
    dialog.changeField('firstName', 'Aasha');
    dialog.choosePhoto(PHOTO);
    dialog.submit();
    await settle();
    expect(dialog.emitted).toEqual([`error: ${toast}`]);
    expect(dialog.view()).toMatchObject({
      isOpen: true,
      isSaving: false,
      photo: 'blob:asha',
      values: { firstName: 'Aasha' },
      alert: { text: 'Failed to update profile' },
    });
    dialog.changeField('firstName', 'Asha');
    expect(dialog.view().alert).toBeUndefined();
  });

  it('shows the server’s error of a field until the field changes', async () => {
    const fields = { primaryEmail: TAKEN, imageUrl: UNREADABLE };
    const rejection = fail({ code: 'conflict', message: TAKEN, status: 409, fields } as const);
    const dialog = openDialog(async () => rejection);
    dialog.choosePhoto(PHOTO);
    dialog.submit();
    await settle();
    expect(dialog.view().errors).toEqual(fields);
    dialog.changeField('primaryEmail', 'other@example.in');
    expect(dialog.view().errors).toEqual({ imageUrl: UNREADABLE });
    dialog.choosePhoto({ ...PHOTO, address: 'blob:other' });
    expect(dialog.view().errors).toEqual({});
  });

  it('can be closed during a save, which aborts the request', async () => {
    const result = Promise.withResolvers<Result<User>>();
    const dialog = openDialog(() => result.promise);
    dialog.submit();
    dialog.close();
    expect(dialog.view().isOpen).toBe(false);
    expect(dialog.signals[0]).toHaveProperty('aborted', true);
    result.resolve(ok(SAVED));
    await settle();
    expect(dialog.emitted).toEqual([]);
  });
});
