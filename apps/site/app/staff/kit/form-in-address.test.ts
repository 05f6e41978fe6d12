import { describe, expect, it } from 'vitest';
import { isClosedInAddress, readFormInAddress, toOpening } from './form-in-address.ts';

const HONEY = { id: 'honey' };
const TEA = { id: 'tea' };
const ROWS = [HONEY, TEA];

/** The form of `?open=` in the address of a navigation. */
const read = (search: string, key = 'first') => readFormInAddress('open', { key, search });

describe('the form that an address names', () => {
  it.each([
    ['?open=tea&page=2', 'tea', undefined],
    ['?open=new', 'new', undefined],
    ['?open=new&copy=tea', 'new', 'tea'],
    ['?receive=tea', undefined, undefined],
  ])('of %s is for %s', (search, wanted, copied) => {
    expect(read(search)).toEqual({ key: 'first', wanted, copied });
  });

  it('opens for its row', () => {
    expect(toOpening(undefined, read('?open=tea'), false, ROWS)).toEqual({ kind: 'edit', row: TEA });
  });

  it('waits for a row that arrives later', () => {
    expect(toOpening(undefined, read('?open=tea'), false, [])).toEqual({ kind: 'wait' });
    expect(toOpening(read(''), read('?open=tea'), false, [HONEY])).toEqual({ kind: 'wait' });
  });

  it('opens for a new record, whatever the rows', () => {
    expect(toOpening(undefined, read('?open=new'), false, [])).toEqual({ kind: 'add', copied: undefined });
  });

  it('opens for a copy once its row is there', () => {
    expect(toOpening(undefined, read('?open=new&copy=tea'), false, [])).toEqual({ kind: 'wait' });
    expect(toOpening(undefined, read('?open=new&copy=tea'), false, ROWS)).toEqual({
      kind: 'add',
      copied: TEA,
    });
  });

  it('does not open for an address without it', () => {
    expect(toOpening(undefined, read('?receive=tea'), false, ROWS)).toEqual({ kind: 'none' });
    expect(toOpening(read('?open=tea'), read(''), false, ROWS)).toEqual({ kind: 'none' });
  });

  it('stays as it is while it is open, also when the list below changes its address', () => {
    const opened = read('?open=tea');
    expect(toOpening(opened, opened, true, ROWS)).toEqual({ kind: 'none' });
    expect(toOpening(opened, read('?open=tea&page=2', 'second'), true, ROWS)).toEqual({ kind: 'none' });
  });

  it('stays closed until the next navigation, and opens again for the same record', () => {
    const opened = read('?open=tea');
    expect(toOpening(opened, opened, false, ROWS)).toEqual({ kind: 'none' });
    expect(toOpening(opened, read('?open=tea', 'second'), false, ROWS)).toEqual({ kind: 'edit', row: TEA });
    expect(toOpening(read(''), read('?open=tea', 'third'), false, ROWS)).toEqual({ kind: 'edit', row: TEA });
  });

  it('changes to another record, also while it is open', () => {
    expect(toOpening(read('?open=tea'), read('?open=honey', 'second'), true, ROWS)).toEqual({
      kind: 'edit',
      row: HONEY,
    });
    expect(toOpening(read('?open=tea'), read('?open=new', 'second'), true, ROWS)).toEqual({
      kind: 'add',
      copied: undefined,
    });
  });

  it('leaves the address when it closes', () => {
    expect(isClosedInAddress(true, false, read('?open=tea'))).toBe(true);
    expect(isClosedInAddress(true, false, read('?open=new'))).toBe(true);
  });

  it.each([
    ['it is open', true, true, '?open=tea'],
    ['it has not opened yet', false, false, '?open=tea'],
    ['it opens', false, true, '?open=tea'],
    ['the press that closes it opens another form', true, false, '?receive=tea'],
  ])('does not change the address when %s', (_, wasOpen, isOpen, search) => {
    expect(isClosedInAddress(wasOpen, isOpen, read(search))).toBe(false);
  });
});
