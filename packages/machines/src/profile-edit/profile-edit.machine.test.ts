import { MOST_PHOTO_BYTES, type Result, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import {
  type ChosenPhoto,
  type ProfileToSave,
  profileEditMachine,
  profileEditVerbs,
  profileEditView,
  sampleProfile,
} from './index.ts';

const PHOTO: ChosenPhoto = { address: 'blob:asha', type: 'image/jpeg', bytes: 2_000_000 };
const SAVED: User = { ...sampleProfile, firstName: 'Aasha', imageUrl: '/media/photos/1/640.webp' };
const UNREADABLE = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF picture.';
const TOO_LARGE = 'This photo is larger than 5 MB. Choose a smaller one.';
const TAKEN = 'This email address already has an account';

function openDialog(answer: () => Promise<Result<User>> = async () => ok(SAVED), user: User = sampleProfile) {
  const calls: ProfileToSave[] = [];
  const signals: object[] = [];
  const told: string[] = [];
  const machine = profileEditMachine.provide({
    actors: {
      saveProfile: fromPromise(({ input, signal }) => {
        calls.push(input);
        signals.push(signal);
        return answer();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ kind, message }) => told.push(`${kind}: ${message}`));
  actor.on('profile.saved', ({ user: { firstName } }) => told.push(`saved ${firstName}`));
  const verbs = profileEditVerbs((event) => actor.send(event));
  const view = () => profileEditView(actor.getSnapshot());
  expect(view().isOpen).toBe(false);
  verbs.open(user);
  return { ...verbs, calls, signals, told, view };
}

describe('the dialog of a profile', () => {
  it('opens with what is known, and nobody’s gender is guessed', () => {
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

  it('has the gender of the specification before there is any profile in it', () => {
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
  ] as const)('says on change of %s to %j: %s', (field, value, message) => {
    const dialog = openDialog();
    dialog.changeField(field, value);
    expect(dialog.view().errors).toEqual({ [field]: message });
  });

  it.each([
    ['98765-43210 x7', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
  ])('keeps of the phone number %j its ten digits', (typed, kept) => {
    const dialog = openDialog();
    dialog.changeField('primaryPhone', typed);
    expect(dialog.view().values.primaryPhone).toBe(kept);
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

  it('sends what is right once, then closes, says so, and tells of the account', async () => {
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
    expect(dialog.told).toEqual(['saved Aasha', 'success: Profile updated successfully!']);
    expect(dialog.view()).toMatchObject({ isOpen: false, isSaving: false });
  });

  it('shows a chosen photo, and no longer once it was closed', () => {
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
    [{ bytes: MOST_PHOTO_BYTES + 1 }, TOO_LARGE],
  ])('refuses a file like %j, and keeps the photo that is there', (wrong, message) => {
    const dialog = openDialog();
    dialog.choosePhoto(PHOTO);
    dialog.choosePhoto({ ...PHOTO, address: 'blob:wrong', ...wrong });
    expect(dialog.view()).toMatchObject({ photo: 'blob:asha', errors: { imageUrl: message } });
    dialog.changeField('lastName', 'Verma');
    expect(dialog.view().errors).toEqual({ imageUrl: message });
    dialog.choosePhoto({ ...PHOTO, address: 'blob:other', type: '', bytes: MOST_PHOTO_BYTES });
    expect(dialog.view()).toMatchObject({ photo: 'blob:other', errors: {} });
  });

  it('forgets about a refused file when it is submitted without it', () => {
    const dialog = openDialog();
    dialog.choosePhoto({ ...PHOTO, type: 'text/plain' });
    dialog.changeField('lastName', '');
    dialog.submit();
    expect(dialog.view()).toMatchObject({ photo: null, isSaving: false });
    expect(dialog.view().errors).toEqual({ lastName: 'Last name is required' });
  });

  it.each([
    [
      'refused with a sentence',
      async () => fail({ code: 'rateLimited', message: 'Too many requests.', status: 429 } as const),
      'Too many requests.',
    ],
    [
      'lost on the way',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'Error updating profile',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Failed to update profile'],
  ])('stays open with everything typed when the save is %s', async (_, answer, toast) => {
    const dialog = openDialog(answer);
    dialog.changeField('firstName', 'Aasha');
    dialog.choosePhoto(PHOTO);
    dialog.submit();
    await settle();
    expect(dialog.told).toEqual([`error: ${toast}`]);
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

  it('shows what the server blames until that is changed', async () => {
    const fields = { primaryEmail: TAKEN, imageUrl: UNREADABLE };
    const refusal = fail({ code: 'conflict', message: TAKEN, status: 409, fields } as const);
    const dialog = openDialog(async () => refusal);
    dialog.choosePhoto(PHOTO);
    dialog.submit();
    await settle();
    expect(dialog.view().errors).toEqual(fields);
    dialog.changeField('primaryEmail', 'other@example.in');
    expect(dialog.view().errors).toEqual({ imageUrl: UNREADABLE });
    dialog.choosePhoto({ ...PHOTO, address: 'blob:other' });
    expect(dialog.view().errors).toEqual({});
  });

  it('can be closed while it saves, and the call is stopped', async () => {
    const answer = Promise.withResolvers<Result<User>>();
    const dialog = openDialog(() => answer.promise);
    dialog.submit();
    dialog.close();
    expect(dialog.view().isOpen).toBe(false);
    expect(dialog.signals[0]).toHaveProperty('aborted', true);
    answer.resolve(ok(SAVED));
    await settle();
    expect(dialog.told).toEqual([]);
  });
});
