import { MAX_IMAGE_BYTES, type Result, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { ChosenPhoto } from '../../kit/chosen-photo.ts';
import { type ProfileToSave, profileEditMachine } from './profile-edit.machine.ts';
import { profileEditVerbs, profileEditView } from './profile-edit.view.ts';
import { sampleProfile } from './profile-edit.scenario.ts';

const PHOTO: ChosenPhoto = { address: 'blob:asha', type: 'image/jpeg', bytes: 2_000_000 };
const SAVED: User = { ...sampleProfile, firstName: 'Aasha', imageUrl: '/media/photos/1/640.webp' };
const UNREADABLE = 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.';
const TOO_LARGE = 'This photo is larger than 5 MB. Choose a smaller one.';
const TAKEN = 'This email already has an account';

function openDialog(
  result: () => Promise<Result<User>> = async () => ok(SAVED),
  user: User = sampleProfile,
  sending: () => Promise<Result<unknown>> = async () => ok({ expiresInSeconds: 300 }),
) {
  const calls: Omit<ProfileToSave, 'onProgress'>[] = [];
  const reports: ProfileToSave['onProgress'][] = [];
  const sent: string[] = [];
  const signals: object[] = [];
  const emitted: string[] = [];
  const machine = profileEditMachine.provide({
    actors: {
      sendCode: fromPromise(({ input }) => {
        sent.push(input);
        return sending();
      }),
      saveProfile: fromPromise(({ input, signal }) => {
        const { onProgress, ...saved } = input;
        calls.push(saved);
        reports.push(onProgress);
        signals.push(signal);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ kind, message }) => emitted.push(`${kind}: ${message}`));
  actor.on('profile.saved', ({ user: { firstName }, toVerify }) =>
    emitted.push(`saved ${firstName}${toVerify ? `, ${toVerify} to verify` : ''}`),
  );
  const verbs = profileEditVerbs((event) => actor.send(event));
  const view = () => profileEditView(actor.getSnapshot());
  expect(view().isOpen).toBe(false);
  verbs.open(user);
  return { ...verbs, calls, reports, sent, signals, emitted, view };
}

describe('the profile dialog', () => {
  it('opens with the known values, and without a guess of the gender', () => {
    const known = openDialog();
    expect(known.view()).toEqual({
      isOpen: true,
      isLeft: false,
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
      upload: undefined,
      proof: undefined,
    });
    const little = { ...SAVED, gender: null, primaryEmail: null, primaryPhone: null };
    expect(openDialog(undefined, little).view()).toMatchObject({
      photo: '/media/photos/1/640.webp',
      values: { gender: '', primaryEmail: '', primaryPhone: '' },
    });
  });

  it('shows how much of a new photo is sent, from the beginning with each attempt', async () => {
    const dialog = openDialog(async () => fail({ code: 'noResponse', message: 'No response from server.' }));
    dialog.choosePhoto(PHOTO);
    expect(dialog.view().upload).toBeUndefined();
    dialog.submit();
    expect(dialog.view().upload).toBeNull();
    dialog.reports[0]?.(40);
    expect(dialog.view().upload).toBe(40);
    await settle();
    expect(dialog.view().upload).toBeUndefined();
    dialog.submit();
    expect(dialog.view().upload).toBeNull();
  });

  it('shows no upload when only fields are saved', () => {
    const dialog = openDialog();
    dialog.submit();
    expect(dialog.view()).toMatchObject({ isSaving: true, upload: undefined });
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
        proof: {},
      },
    ]);
    expect(dialog.emitted).toEqual(['saved Aasha', 'success: Profile updated successfully!']);
    expect(dialog.view()).toMatchObject({ isOpen: false, isSaving: false });
  });

  it.each<[string, Partial<User>, string]>([
    ['number', { primaryPhone: '7123456789', unproven: ['phone'] }, 'saved Asha, phone to verify'],
    ['email', { primaryEmail: 'new@example.in', unproven: ['email'] }, 'saved Asha, email to verify'],
    [
      'number and email',
      { primaryPhone: '7123456789', primaryEmail: 'new@example.in', unproven: ['email', 'phone'] },
      'saved Asha, phone to verify',
    ],
    ['number that is proven', { primaryPhone: '7123456789', unproven: [] }, 'saved Asha'],
    ['name, with an email that was unproven before', { unproven: ['email'] }, 'saved Asha'],
  ])('emits which changed contact is to be verified: %s', async (_, change, saved) => {
    const dialog = openDialog(async () => ok({ ...sampleProfile, ...change }));
    dialog.submit();
    await settle();
    expect(dialog.emitted).toEqual([saved, 'success: Profile updated successfully!']);
    expect(dialog.view().isOpen).toBe(false);
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

  it('rejects a photo that the browser cannot show, and keeps the existing one', () => {
    const dialog = openDialog();
    dialog.choosePhoto(PHOTO);
    dialog.rejectPhoto('blob:another');
    expect(dialog.view()).toMatchObject({ photo: 'blob:asha', errors: {} });
    dialog.rejectPhoto('blob:asha');
    expect(dialog.view()).toMatchObject({ photo: null, errors: { imageUrl: UNREADABLE } });
    dialog.choosePhoto({ ...PHOTO, address: 'blob:other' });
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

  describe('when the server asks who changes the contacts', () => {
    /** Responds with each result once. */
    const inTurn = (results: readonly Result<User>[]) => {
      const left = [...results];
      return async () => left.shift() ?? ok(SAVED);
    };
    const asking = (field: 'password' | 'otp', message: string) =>
      fail({ code: 'invalid', message, status: 400, fields: { [field]: message } } as const);

    it('asks for the password, shows a wrong one, and saves with the right one', async () => {
      const results = [asking('password', 'Enter your password.'), asking('password', 'This is not right.')];
      const dialog = openDialog(inTurn(results));
      dialog.changeField('primaryEmail', 'new@example.in');
      dialog.submit();
      await settle();
      expect(dialog.view().proof).toEqual({
        kind: 'PASSWORD',
        secret: '',
        error: undefined,
        alert: undefined,
        isSending: false,
      });
      dialog.submit();
      expect(dialog.view().proof?.error).toBe('Password is required');
      dialog.changeSecret('guess1234');
      dialog.submit();
      expect(dialog.view()).toMatchObject({ isSaving: true, proof: { secret: 'guess1234' } });
      await settle();
      expect(dialog.view().proof).toMatchObject({ secret: '', error: 'This is not right.' });
      dialog.changeSecret('neem4tea');
      dialog.submit();
      await settle();
      expect(dialog.calls.map(({ form, proof }) => [form.primaryEmail, proof])).toEqual([
        ['new@example.in', {}],
        ['new@example.in', { password: 'guess1234' }],
        ['new@example.in', { password: 'neem4tea' }],
      ]);
      expect(dialog.emitted).toEqual(['saved Aasha', 'success: Profile updated successfully!']);
      expect(dialog.sent).toEqual([]);
    });

    it('sends a code at once, another one on request, and saves with the code', async () => {
      const results = [asking('otp', 'Enter the code.'), asking('otp', 'Invalid or expired OTP.')];
      const dialog = openDialog(inTurn(results));
      dialog.submit();
      await settle();
      await settle();
      expect(dialog.sent).toEqual([sampleProfile.id]);
      dialog.changeSecret('12345');
      dialog.submit();
      expect(dialog.view().proof).toMatchObject({ kind: 'CODE', error: 'Please enter a 6-digit OTP.' });
      dialog.changeSecret('123456');
      dialog.submit();
      await settle();
      expect(dialog.view().proof?.error).toBe('Invalid or expired OTP.');
      dialog.sendCode();
      expect(dialog.view().proof).toMatchObject({ isSending: true, error: undefined });
      await settle();
      expect(dialog.sent).toHaveLength(2);
      dialog.changeSecret('654321');
      dialog.submit();
      await settle();
      expect(dialog.calls.map(({ proof }) => proof)).toEqual([{}, { otp: '123456' }, { otp: '654321' }]);
      expect(dialog.view().isOpen).toBe(false);
    });

    it.each([
      [
        'Too many requests.',
        async () => fail({ code: 'rateLimited', message: 'Too many requests.' } as const),
      ],
      ['Failed to send OTP.', () => Promise.reject(new Error('broken'))],
    ])('shows when no code was sent: %s', async (message, sending) => {
      const dialog = openDialog(async () => asking('otp', 'Enter the code.'), sampleProfile, sending);
      dialog.submit();
      await settle();
      await settle();
      expect(dialog.view().proof).toMatchObject({ alert: message, isSending: false });
    });

    it('goes back to the typed values without the password, and also after another failure', async () => {
      const taken = fail({ code: 'conflict', message: TAKEN, status: 409 } as const);
      const dialog = openDialog(inTurn([asking('password', 'Enter your password.'), taken]));
      dialog.changeField('primaryEmail', 'new@example.in');
      dialog.submit();
      await settle();
      dialog.changeSecret('neem4tea');
      dialog.submit();
      await settle();
      expect(dialog.view()).toMatchObject({
        proof: undefined,
        alert: { text: 'Failed to update profile' },
        values: { primaryEmail: 'new@example.in' },
      });
      const other = openDialog(async () => asking('password', 'Enter your password.'));
      other.submit();
      await settle();
      other.changeSecret('neem4tea');
      other.leaveProof();
      expect(other.view()).toMatchObject({ isOpen: true, proof: undefined });
      other.submit();
      expect(other.calls.map(({ proof }) => proof)).toEqual([{}, {}]);
    });
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
