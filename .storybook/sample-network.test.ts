import { type StaffBrand, listStaffBrands, updateBrand } from '@pgm/api/contract';
import { createStaffClient } from '@pgm/api/client/staff';
import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type SampleResponse,
  findResponse,
  lists,
  meets,
  rejects,
  respondsWith,
  withNetwork,
} from './sample-network.tsx';

const brand: StaffBrand = {
  id: '1',
  name: 'Himveda',
  description: '',
  brandSlogan: '',
  brandImage: null,
  isDeleted: false,
  version: 1,
};

/** The client of the site over one response. */
const clientOver = ({ respond }: SampleResponse) => createStaffClient({ fetch: respond });

describe('a sample response', () => {
  it('is a page of a list with all rows', async () => {
    expect(await clientOver(lists(listStaffBrands, [brand])).brands.listForStaff()).toEqual({
      ok: true,
      value: { success: true, data: [brand], page: 1, limit: 20, total: 1 },
    });
  });

  it('has the status and the words of a rejection, and the record as it is stored', async () => {
    const response = rejects(updateBrand, 409, { message: 'Another user has changed this.', current: brand });
    expect(await clientOver(response).brands.update('1', { name: 'Himveda', version: 1 })).toEqual({
      ok: false,
      failure: {
        code: 'conflict',
        status: 409,
        message: 'Another user has changed this.',
        current: brand,
      },
    });
  });

  it('is a fault of the network, which has no sentence of its own', async () => {
    expect(await clientOver(meets(listStaffBrands, '200 with HTML')).brands.listForStaff()).toEqual({
      ok: false,
      failure: { code: 'unreadable', message: '' },
    });
  });

  it('is not made from what the contract does not allow', () => {
    expect(() => lists(listStaffBrands, [{ ...brand, version: 'first' }])).toThrow('expected');
    expect(() => respondsWith(updateBrand, JSON.parse('{}'))).toThrow('expected');
    expect(() => rejects(updateBrand, 409, { message: '', current: JSON.parse('{}') })).toThrow('expected');
  });

  it('is not made with a status that the call never has, or with a fault that there is none of', () => {
    expect(() => rejects(listStaffBrands, 409, { message: '' })).toThrow(
      'listStaffBrands never fails with 409',
    );
    expect(() => meets(listStaffBrands, 'a storm')).toThrow("There is no fault 'a storm'");
  });
});

describe('a story with a network of its own', () => {
  const storyWith = (args: Record<string, string>, play?: () => void) => {
    const network = withNetwork([lists(listStaffBrands, [brand])], play);
    const story = composeStory(
      { ...network, args, render: () => createElement('p') },
      { title: 'Brands' },
      {},
    );
    return { network, story };
  };
  const playWith = async (args: Record<string, string>) => {
    const play = vi.fn<() => void>();
    await storyWith(args, play).story.play?.();
    return play.mock.calls.length;
  };
  /** Shows the story, so that its network has the calls that follow. */
  const show = (args: Record<string, string>) => {
    const { network, story } = storyWith(args);
    const close = network.beforeEach();
    onTestFinished(close);
    renderToStaticMarkup(createElement(story));
  };

  it('asserts what its own responses show', async () => {
    expect(await playWith({})).toBe(1);
  });

  it('asserts nothing while the reader has chosen a fault', async () => {
    expect(await playWith({ listStaffBrands: 'no response' })).toBe(0);
  });

  it('has its own response to a call', async () => {
    show({});
    const response = await findResponse('listStaffBrands')?.respond();
    expect(await response?.json()).toMatchObject({ data: [brand] });
    expect(findResponse('listAudit')).toBeUndefined();
  });

  it('has the fault that the reader has chosen', async () => {
    show({ listStaffBrands: '200 with HTML' });
    const response = await findResponse('listStaffBrands')?.respond();
    expect(response?.headers.get('Content-Type')).toContain('text/html');
  });

  it('has its own response late while the reader has chosen a slow call', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    show({ listStaffBrands: 'slow' });
    const seen = vi.fn<() => void>();
    const response = findResponse('listStaffBrands')?.respond().then(seen);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(seen).toHaveBeenCalledOnce();
  });
});
