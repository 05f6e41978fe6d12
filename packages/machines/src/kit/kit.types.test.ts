import type { Address, Order, Result } from '@pgm/api/contract';
import { describe, expectTypeOf, it } from 'vitest';
import type { DoneActorEvent, EventFrom, InputFrom } from 'xstate';
import type { loginMachine } from '../auth/login/login.machine.ts';
import type { leadFormMachine } from '../company/lead-form/lead-form.machine.ts';
import { addressFormMachine } from '../members/address-form/address-form.machine.ts';
import type { AddressValues } from '../members/address-form/address-values.ts';
import {
  type PageQuery,
  type Ports,
  createPagedList,
  placeholder,
  succeeded,
  toReason,
  toValue,
} from './index.ts';

interface Filter {
  readonly status: 'OPEN' | 'DONE';
}

const listMachine = createPagedList<Order, Filter>({ id: 'list', toKey: ({ id }) => id });

describe("the kit's types", () => {
  it('keep the items and the filter of a paged list', () => {
    type Event = EventFrom<typeof listMachine>;
    expectTypeOf<InputFrom<typeof listMachine>>().toEqualTypeOf<Partial<PageQuery<Filter>> | undefined>();
    expectTypeOf<{ type: 'item.insert'; item: Order }>().toExtend<Event>();
    expectTypeOf<{ type: 'item.insert'; item: Address }>().not.toExtend<Event>();
    expectTypeOf<{ type: 'list.open'; query: { filter: { status: 'LOST' } } }>().not.toExtend<Event>();
  });

  it('allow only the fields of a record form', () => {
    type Event = EventFrom<typeof addressFormMachine>;
    expectTypeOf<{ type: 'field.change'; field: 'city'; value: string }>().toExtend<Event>();
    expectTypeOf<{ type: 'field.change'; field: 'town'; value: string }>().not.toExtend<Event>();
    expectTypeOf<{ type: 'form.add'; draft: AddressValues }>().toExtend<Event>();
    expectTypeOf<{ type: 'form.edit'; record: Order }>().not.toExtend<Event>();
  });

  it('accept results only where a value or a reason is read', () => {
    type Done<Output> = { event: DoneActorEvent<Output> };
    expectTypeOf<Done<Result<string>>>().toExtend<Parameters<typeof succeeded>[0]>();
    expectTypeOf<Done<number>>().not.toExtend<Parameters<typeof succeeded>[0]>();
    expectTypeOf<Done<Result<string>>>().toExtend<Parameters<typeof toReason>[0]>();
    expectTypeOf(toValue<Order>).returns.toEqualTypeOf<Order>();
  });

  it('fix the output and the input of a placeholder', () => {
    const fetchOrder = placeholder<Result<Order>, string>('fetchOrder');
    expectTypeOf(fetchOrder).not.toExtend<ReturnType<typeof placeholder<Result<Address>, string>>>();
  });

  it('need every port of a machine: its calls, and the actions with a storage', () => {
    type FormPorts = Ports<typeof leadFormMachine>;
    expectTypeOf<Required<FormPorts>['actors']>().toHaveProperty('submitForm');
    expectTypeOf<FormPorts>().toHaveProperty('actions').toHaveProperty('saveDraft');
    expectTypeOf<{ actors: FormPorts['actors']; actions: FormPorts['actions'] }>().toExtend<FormPorts>();
    expectTypeOf<{ actors: FormPorts['actors'] }>().not.toExtend<FormPorts>();
    expectTypeOf<{
      actors: FormPorts['actors'];
      actions: Omit<FormPorts['actions'], 'saveDraft'>;
    }>().not.toExtend<FormPorts>();
    expectTypeOf<{
      actors: Omit<FormPorts['actors'], 'submitForm'>;
      actions: FormPorts['actions'];
    }>().not.toExtend<FormPorts>();
  });

  it('need no action of a machine without a storage, and no machine that it starts', () => {
    type LoginPorts = Ports<typeof loginMachine>;
    expectTypeOf<{ actors: Pick<LoginPorts['actors'], 'logIn'> }>().toExtend<LoginPorts>();
    expectTypeOf<{ actors: Pick<LoginPorts['actors'], 'otp'> }>().not.toExtend<LoginPorts>();
  });
});
