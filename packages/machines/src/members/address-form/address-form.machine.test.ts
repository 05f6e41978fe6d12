import { type Address, type Result, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { addressFormMachine, addressFormVerbs, addressFormView } from './address-form.machine.ts';
import type { AddressField } from './address-values.ts';
import { sampleAddress } from './address-form.scenario.ts';

const ASHA: User = {
  id: '018f0000-0000-7000-8000-000000000001',
  firstName: 'Asha',
  midName: null,
  lastName: 'Mishra',
  username: 'asha',
  roles: ['MEMBER'],
  gender: null,
  dob: null,
  primaryEmail: null,
  primaryPhone: '9000000001',
  alternateEmails: [],
  alternatePhone: [],
  imageUrl: null,
};

function openForm(result: () => Promise<Result<Address>> = async () => ok(sampleAddress)) {
  const calls: unknown[] = [];
  const emitted: string[] = [];
  const machine = addressFormMachine.provide({
    actors: {
      saveRecord: fromPromise(({ input }) => {
        calls.push(input);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('record.saved', ({ record }) => emitted.push(`saved ${record.id}`));
  actor.on('record.notSaved', ({ reason }) => emitted.push(reason));
  const verbs = addressFormVerbs((event) => actor.send(event));
  return {
    ...verbs,
    add: (user?: User) => verbs.add(user),
    calls,
    emitted,
    view: () => addressFormView(actor.getSnapshot()),
    fill: (values: Partial<Record<AddressField, string>>) => {
      verbs.changeField('name', values.name ?? 'Asha Mishra');
      verbs.changeField('phone_number', values.phone_number ?? '9000000001');
      verbs.changeField('street_address', values.street_address ?? '12 Hazratganj');
      verbs.changeField('city', values.city ?? 'Lucknow');
      verbs.changeField('state', values.state ?? 'Uttar Pradesh');
      verbs.changeField('postal_code', values.postal_code ?? '226001');
    },
  };
}

describe('the form of an address', () => {
  it('opens empty for a new address: in India, of type home, and not the default', () => {
    const form = openForm();
    expect(form.view().isOpen).toBe(false);
    form.add();
    expect(form.view()).toMatchObject({
      isOpen: true,
      mode: 'add',
      isDefault: false,
      values: { name: '', country: 'India', type: 'HOME', landmarks: '' },
      errors: {},
    });
  });

  it('opens with name and mobile number of the member, who may change both', () => {
    const form = openForm();
    form.add(ASHA);
    expect(form.view()).toMatchObject({
      values: { name: 'Asha Mishra', phone_number: '9000000001', email: '', street_address: '' },
      errors: {},
    });
    form.changeField('name', 'Kiran Devi');
    form.leave();
    form.add(ASHA);
    expect(form.view().values.name).toBe('Kiran Devi');
    form.close();
    form.add({ ...ASHA, midName: 'Kumari', primaryPhone: null });
    expect(form.view().values).toMatchObject({ name: 'Asha Kumari Mishra', phone_number: '' });
  });

  it('opens with the values of an existing address, landmarks joined by commas', () => {
    const form = openForm();
    form.edit(sampleAddress);
    expect(form.view()).toMatchObject({
      mode: 'edit',
      isDefault: true,
      values: { name: 'Asha Mishra', postal_code: '226001', landmarks: 'Clock tower, Post office' },
    });
  });

  it.each([
    ['name', '', 'Name is required'],
    ['phone_number', '', 'Phone number is required'],
    ['phone_number', '12345', 'Phone number must be valid'],
    ['phone_number', '5876543210', 'Phone number must be valid'],
    ['phone_number', '+65 9123 4567', 'Phone number must be valid'],
    ['email', 'asha@', 'Invalid email'],
    ['street_address', ' ', 'Street address is required'],
    ['city', '', 'City is required'],
    ['state', '', 'State is required'],
    ['postal_code', '', 'Postal code is required'],
    ['postal_code', '2260', 'Postal code must be 6 digits'],
    ['country', '', 'Country is required'],
    ['type', '', 'Type is required'],
  ] as const)('after a change of %s to %j shows: %s', (field, value, message) => {
    const form = openForm();
    form.add();
    form.changeField(field, value);
    expect(form.view().errors).toEqual({ [field]: message });
  });

  it('keeps only digits of phone and postal code', () => {
    const form = openForm();
    form.add();
    form.changeField('phone_number', '90000-00001 x5');
    form.changeField('postal_code', '226 001 7');
    expect(form.view().values).toMatchObject({ phone_number: '9000000001', postal_code: '226001' });
  });

  it('reads the digits of a Hindi keyboard', () => {
    const form = openForm();
    form.add();
    form.changeField('phone_number', '९००००००००१');
    form.changeField('postal_code', '२२६ ००१');
    expect(form.view()).toMatchObject({
      values: { phone_number: '9000000001', postal_code: '226001' },
      errors: {},
    });
  });

  it.each([
    ['+91 98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['91-9876543210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['+91 098765 43210', '9876543210'],
    ['9198765432', '9198765432'],
  ])('saves the phone %j, pasted or filled in, as %s', (pasted, saved) => {
    const form = openForm();
    form.add();
    form.changeField('phone_number', pasted);
    expect(form.view()).toMatchObject({ values: { phone_number: saved }, errors: {} });
  });

  it('shows every error when submitted empty, and sends nothing', () => {
    const form = openForm();
    form.add();
    form.submit();
    expect(Object.keys(form.view().errors)).toEqual([
      'name',
      'phone_number',
      'street_address',
      'city',
      'state',
      'postal_code',
    ]);
    expect(form.calls).toEqual([]);
  });

  it('sends landmarks as a list and coordinates as 0, once, then resets and closes', async () => {
    const form = openForm();
    form.add();
    form.fill({ name: ' Asha Mishra ' });
    form.changeField('landmarks', ' Clock tower ,, Post office,');
    form.toggleDefault(true);
    form.submit();
    form.submit();
    expect(form.view().isSaving).toBe(true);
    await settle();
    expect(form.calls).toEqual([
      {
        record: undefined,
        data: {
          name: 'Asha Mishra',
          phone_number: '9000000001',
          email: '',
          street_address: '12 Hazratganj',
          additional_address_line: '',
          city: 'Lucknow',
          state: 'Uttar Pradesh',
          postal_code: '226001',
          country: 'India',
          landmarks: ['Clock tower', 'Post office'],
          type: 'HOME',
          isDefault: true,
          latitude: 0,
          longitude: 0,
        },
      },
    ]);
    expect(form.emitted).toEqual([`saved ${sampleAddress.id}`]);
    expect(form.view()).toMatchObject({ isOpen: false, values: { name: '' }, mode: 'add' });
  });

  it('sends an edited address with its id', async () => {
    const form = openForm();
    form.edit(sampleAddress);
    form.changeField('city', 'Kanpur');
    form.submit();
    await settle();
    expect(form.calls).toMatchObject([{ record: { id: sampleAddress.id }, data: { city: 'Kanpur' } }]);
  });

  it.each([
    [
      'rejected',
      async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
      'No response from server.',
    ],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])(
    'stays open with the typed values when the save is %s, and logs the failure',
    async (_, result, reason) => {
      const form = openForm(result);
      form.add();
      form.fill({ city: 'Kanpur' });
      form.submit();
      await settle();
      expect(form.view()).toMatchObject({
        isOpen: true,
        alert: { text: reason },
        values: { city: 'Kanpur' },
      });
      expect(form.emitted).toEqual([reason]);
      form.changeField('city', 'Agra');
      expect(form.view().alert).toBeUndefined();
    },
  );

  it('clears the typed values when it is closed', () => {
    const form = openForm();
    form.add();
    form.fill({});
    form.close();
    form.add();
    expect(form.view().values.name).toBe('');
  });
});
