import type { Address, AddressDetails, FieldErrors, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FormFields, changed } from '../form-errors/index.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  EMPTY_ADDRESS,
  checkedAddress,
  typedAddressValue,
  valuesOf,
} from './address-values.ts';

interface AddressFormContext extends FormFields<AddressField> {
  readonly isDefault: boolean;
  /** The address that is edited; undefined for a new one. */
  readonly id: string | undefined;
  /** Why the last save failed; English, for `t()`. */
  readonly alert: string | undefined;
}

export type AddressFormEvent =
  | { type: 'form.add' }
  | { type: 'form.edit'; address: Address }
  | { type: 'field.change'; field: AddressField; value: string }
  | { type: 'default.toggle'; isDefault: boolean }
  | { type: 'form.submit' }
  | { type: 'form.close' };

/** Told after a save, for the list to take the address in. */
export interface AddressSaved {
  readonly type: 'address.saved';
  readonly address: Address;
}

/** Told after a failed save: the product logs it, and the form says so too (spec section 8). */
export interface AddressNotSaved {
  readonly type: 'address.notSaved';
  readonly reason: string;
}

/**
 * The form of an address, for a new one or one that is there (spec sections 4 and 5): checks while the person types,
 * and resets and closes after a save. Fill `saveAddress` with the two calls.
 */
export const addressFormMachine = setup({
  types: {
    context: {} as AddressFormContext,
    events: {} as AddressFormEvent,
    emitted: {} as AddressSaved | AddressNotSaved,
  },
  actors: {
    saveAddress: fromPromise<Result<Address>, { id: string | undefined; details: AddressDetails }>(() =>
      Promise.reject(new Error('saveAddress is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => checkedAddress(context.values, context.isDefault).details !== undefined,
    succeeded: (_, answer: Result<Address>) => answer.ok,
  },
  actions: {
    startEmpty: assign({
      values: EMPTY_ADDRESS,
      touched: [],
      isDefault: false,
      id: undefined,
      alert: undefined,
    }),
    startFrom: assign((_, address: Address) => ({
      values: valuesOf(address),
      touched: [],
      isDefault: address.isDefault,
      id: address.id,
      alert: undefined,
    })),
    changeField: assign(({ context }, { field, value }: { field: AddressField; value: string }) =>
      changed(context, { field, value: typedAddressValue(field, value) }),
    ),
    setDefault: assign((_, isDefault: boolean) => ({ isDefault })),
    touchFields: assign({ touched: ADDRESS_FIELDS }),
    clearAlert: assign({ alert: undefined }),
    alertFailure: assign((_, answer?: Result<Address>) => ({ alert: reasonOf(answer) })),
    tellSaved: emit((_, address: Address) => ({ type: 'address.saved', address })),
    tellNotSaved: emit((_, answer?: Result<Address>) => ({
      type: 'address.notSaved',
      reason: reasonOf(answer),
    })),
  },
}).createMachine({
  id: 'address-form',
  context: { values: EMPTY_ADDRESS, touched: [], isDefault: false, id: undefined, alert: undefined },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'form.add': { target: 'open', actions: 'startEmpty' },
        'form.edit': { target: 'open', actions: { type: 'startFrom', params: ({ event }) => event.address } },
      },
    },
    open: {
      initial: 'idle',
      states: {
        idle: {},
        wrong: {},
        failed: { exit: 'clearAlert' },
      },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'default.toggle': { actions: { type: 'setDefault', params: ({ event }) => event.isDefault } },
        'form.submit': [
          { guard: 'isRight', target: 'saving' },
          { target: '.wrong', actions: 'touchFields' },
        ],
        'form.close': 'closed',
      },
    },
    saving: {
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => saveInput(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: [{ type: 'tellSaved', params: ({ event }) => savedAddress(event.output) }, 'startEmpty'],
          },
          {
            target: 'open.failed',
            actions: [
              { type: 'alertFailure', params: ({ event }) => event.output },
              { type: 'tellNotSaved', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'open.failed', actions: ['alertFailure', 'tellNotSaved'] },
      },
    },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownAddressErrors({
  values,
  touched,
  isDefault,
}: Pick<AddressFormContext, 'values' | 'touched' | 'isDefault'>): FieldErrors<AddressField> {
  const errors: { [Field in AddressField]?: string } = {};
  for (const issue of checkedAddress(values, isDefault).issues) {
    const field = touched.find((name) => name === issue.field);
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}

function saveInput({ id, values, isDefault }: AddressFormContext) {
  const { details } = checkedAddress(values, isDefault);
  if (details === undefined) throw new Error('what is to be saved is not right');
  return { id, details };
}

function savedAddress(answer: Result<Address>): Address {
  if (!answer.ok) throw new Error('the address was not saved');
  return answer.value;
}

function reasonOf(answer: Result<Address> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Something went wrong. Please try again.';
}
