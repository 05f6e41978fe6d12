import { expect, it } from 'vitest';
import { toDetailNames, toDetailNamesInHindi, withNameInHindi } from './detail-names.ts';

const names = toDetailNames({
  detailNames: ['Fabric', 'Fit'],
  hindi: { detailNames: { Fit: 'फ़िटिंग', Woven: 'बुनाई' } },
});

it('are those of the products, and those that have Hindi', () => {
  expect(names).toEqual([
    { name: 'Fabric', nameInHindi: '' },
    { name: 'Fit', nameInHindi: 'फ़िटिंग' },
    { name: 'Woven', nameInHindi: 'बुनाई' },
  ]);
  expect(toDetailNames({ detailNames: ['Fit'] })).toEqual([{ name: 'Fit', nameInHindi: '' }]);
});

it('are sent with their Hindi, without those that have none', () => {
  const changed = withNameInHindi(withNameInHindi(names, 'Fabric', 'कपड़ा'), 'Woven', ' ');
  expect(toDetailNamesInHindi(changed)).toEqual({ Fabric: 'कपड़ा', Fit: 'फ़िटिंग' });
});
