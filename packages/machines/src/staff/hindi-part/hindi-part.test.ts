import { NewBrand } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { toHindiPart, withHindiFields } from './hindi-part.ts';

describe('the Hindi texts of a form', () => {
  it('are sent as one part, without what is empty', () => {
    expect(
      toHindiPart({ name: 'शहद', description: ' ', medicalDetails: {}, clothingDetails: undefined }),
    ).toBe('{"name":"शहद"}');
    expect(toHindiPart({ name: '', cosmeticProducts: {} })).toBe('');
  });

  it('have their errors at their own fields', () => {
    const form = withHindiFields(NewBrand);
    const brand = { name: 'Annkosh', hindi: toHindiPart({ name: 'अ'.repeat(101) }) };
    expect(form.safeParse(brand).error?.issues).toEqual([
      { path: ['nameInHindi'], message: 'Name must be at most 100 characters' },
    ]);
    expect(form.safeParse({ ...brand, hindi: toHindiPart({ name: 'अन्नकोश' }) }).data).toMatchObject({
      name: 'Annkosh',
      hindi: { name: 'अन्नकोश' },
    });
    expect(form.safeParse({ ...brand, name: '', hindi: '' }).error?.issues).toMatchObject([
      { path: ['name'], message: 'Name is required' },
    ]);
    const slogan = { ...brand, hindi: toHindiPart({ brandSlogan: 'अ'.repeat(201) }) };
    expect(withHindiFields(NewBrand, { brandSlogan: 'brandSlogan' }).safeParse(slogan).error?.issues).toEqual(
      [{ path: ['brandSlogan'], message: 'Slogan must be at most 200 characters' }],
    );
  });
});
