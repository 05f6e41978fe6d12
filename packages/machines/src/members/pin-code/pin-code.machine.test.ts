import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { type Place, pinCodeMachine } from './pin-code.machine.ts';
import { pinCodeVerbs, pinCodeView } from './pin-code.view.ts';

const LUCKNOW: Place = { city: 'Lucknow', state: 'Uttar Pradesh' };
const PATNA: Place = { city: 'Patna', state: 'Bihar' };
const SAMPLES: Readonly<Record<string, Place>> = { '226001': LUCKNOW, '226002': LUCKNOW, '800001': PATNA };

const EMPTY = { postal_code: '', city: '', state: '' };

/** A form of an address with a lookup beside it; `findPlace` is by default the sample above. */
function openForm(
  opened = EMPTY,
  findPlace: (pin: string) => Promise<Place | undefined> = async (pin) => SAMPLES[pin],
) {
  const asked: string[] = [];
  const machine = pinCodeMachine.provide({
    actors: {
      findPlace: fromPromise(({ input }) => {
        asked.push(input);
        return findPlace(input);
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  const { addressChanged, formOpened, submit } = pinCodeVerbs(actor.send);
  let values = opened;
  const change = (changed: Partial<typeof EMPTY>) => {
    values = { ...values, ...changed };
    addressChanged(values);
  };
  actor.on('field.fill', ({ field, value }) => change({ [field]: value }));
  formOpened(values);
  const sent: (typeof EMPTY)[] = [];
  actor.on('form.ready', () => sent.push(values));
  const type = async (changed: Partial<typeof EMPTY>) => {
    change(changed);
    await settle();
  };
  const view = () => pinCodeView(actor.getSnapshot());
  return { asked, type, sent, submit, clock, values: () => values, view, place: () => view().place };
}

describe('the PIN code of an address', () => {
  it('fills in city and state with its sixth digit, and is looked up once', async () => {
    const form = openForm();
    for (const typed of ['2', '22', '2260', '22600']) await form.type({ postal_code: typed });
    expect([form.asked, form.place()]).toEqual([[], undefined]);
    await form.type({ postal_code: '226001' });
    expect(form.values()).toEqual({ postal_code: '226001', ...LUCKNOW });
    expect([form.asked, form.place()]).toEqual([['226001'], LUCKNOW]);
  });

  it('does not replace what the user typed, and says where it belongs', async () => {
    const form = openForm();
    await form.type({ city: 'Malihabad' });
    await form.type({ postal_code: '226002' });
    expect(form.values()).toEqual({ postal_code: '226002', city: 'Malihabad', state: 'Uttar Pradesh' });
    expect(form.place()).toEqual(LUCKNOW);
  });

  it('leaves both fields to the user after it filled them in', async () => {
    const form = openForm();
    await form.type({ postal_code: '226001' });
    await form.type({ city: '' });
    expect(form.values().city).toBe('');
    await form.type({ city: 'Kakori' });
    expect(form.values()).toEqual({ postal_code: '226001', city: 'Kakori', state: 'Uttar Pradesh' });
  });

  it('replaces what an earlier code filled in, and nothing else', async () => {
    const form = openForm();
    await form.type({ postal_code: '226001' });
    await form.type({ postal_code: '800001' });
    expect(form.values()).toEqual({ postal_code: '800001', ...PATNA });
    await form.type({ city: 'Danapur' });
    await form.type({ postal_code: '226001' });
    expect(form.values()).toEqual({ postal_code: '226001', city: 'Danapur', state: 'Uttar Pradesh' });
  });

  it('of a stored address is looked up only when it changes', async () => {
    const form = openForm({ postal_code: '226001', city: 'Alambagh', state: 'Uttar Pradesh' });
    await form.type({ city: 'Aliganj' });
    expect([form.asked, form.place()]).toEqual([[], undefined]);
    await form.type({ postal_code: '800001' });
    expect(form.values()).toEqual({ postal_code: '800001', city: 'Aliganj', state: 'Uttar Pradesh' });
    expect(form.place()).toEqual(PATNA);
  });

  it('that is unknown is noted, and changes no field', async () => {
    const form = openForm();
    await form.type({ postal_code: '999999' });
    expect([form.values(), form.place()]).toEqual([{ ...EMPTY, postal_code: '999999' }, 'unknown']);
    await form.type({ postal_code: '99999' });
    expect(form.place()).toBeUndefined();
  });

  it('that cannot begin with 0 is not looked up', async () => {
    const form = openForm();
    await form.type({ postal_code: '026001' });
    expect([form.asked, form.place()]).toEqual([[], undefined]);
  });

  it('changes nothing when the lookup fails, and another code is looked up again', async () => {
    const results = [() => Promise.reject(new Error('offline')), async () => PATNA];
    const form = openForm(EMPTY, () => results.shift()?.() ?? Promise.resolve(undefined));
    await form.type({ postal_code: '226001' });
    expect([form.values().city, form.place()]).toEqual(['', undefined]);
    await form.type({ postal_code: '800001' });
    expect(form.values().city).toBe('Patna');
  });

  it('fills in what belongs to the last code when an earlier response comes late', async () => {
    const first = Promise.withResolvers<Place | undefined>();
    const form = openForm(EMPTY, (pin) => (pin === '226001' ? first.promise : Promise.resolve(PATNA)));
    await form.type({ postal_code: '226001' });
    await form.type({ postal_code: '800001' });
    first.resolve(LUCKNOW);
    await form.type({});
    expect(form.values()).toEqual({ postal_code: '800001', ...PATNA });
  });
});

describe('a form that is sent', () => {
  const late = () => {
    const found = Promise.withResolvers<Place | undefined>();
    return { ...found, form: openForm(EMPTY, () => found.promise) };
  };

  it('waits for city and state while they are looked up', async () => {
    const { form, resolve } = late();
    await form.type({ postal_code: '226001' });
    form.submit();
    form.submit();
    expect([form.sent, form.view().isAwaited]).toEqual([[], true]);
    resolve(LUCKNOW);
    await settle();
    expect(form.sent).toEqual([{ postal_code: '226001', ...LUCKNOW }]);
    expect(form.view()).toEqual({ place: LUCKNOW, isAwaited: false });
  });

  it.each([
    ['unknown', async () => undefined],
    ['not found by a broken lookup', () => Promise.reject(new Error('offline'))],
  ])('is sent when the place is %s', async (_, findPlace) => {
    const form = openForm(EMPTY, findPlace);
    form.type({ postal_code: '226001' });
    form.submit();
    await settle();
    expect([form.sent.length, form.view().isAwaited]).toEqual([1, false]);
  });

  it('waits 3 s, and once', async () => {
    const { form, resolve } = late();
    await form.type({ postal_code: '226001' });
    form.submit();
    form.clock.increment(2999);
    expect(form.sent).toEqual([]);
    form.clock.increment(1);
    expect([form.sent.length, form.view().isAwaited]).toEqual([1, false]);
    resolve(LUCKNOW);
    await settle();
    expect(form.sent).toHaveLength(1);
  });

  it('does not wait when the user typed city and state, or nothing is looked up', async () => {
    const { form } = late();
    form.submit();
    await form.type({ postal_code: '226001', city: 'Kakori', state: 'Uttar Pradesh' });
    form.submit();
    expect(form.sent).toHaveLength(2);
  });

  it('is sent no more by itself once another code is typed', async () => {
    const { form, resolve } = late();
    await form.type({ postal_code: '226001' });
    form.submit();
    await form.type({ postal_code: '22600' });
    resolve(LUCKNOW);
    await settle();
    expect([form.sent, form.view().isAwaited]).toEqual([[], false]);
  });
});
