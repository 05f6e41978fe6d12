import { describe, expect, it } from 'vitest';
import { listUses } from './list-uses.ts';

const sources = {
  'packages/ui/src/primitives/button/button.tsx': 'export function Button() {}',
  'packages/ui/src/primitives/button/button.stories.tsx':
    "import { Cart } from '../../sales/cart/cart.tsx';\nexport default { title: 'Primitives/Button' };",
  'packages/ui/src/sales/cart/cart.tsx': "import { CartLine } from './cart-line.tsx';",
  'packages/ui/src/sales/cart/cart-line.tsx': "import { Button } from '../../primitives/button/button.tsx';",
  'packages/ui/src/sales/cart/cart.stories.tsx': "export default { title: 'Sales/Cart' };",
  'apps/site/app/flows/sales/cart/cart.flow.tsx':
    "const Cart = lazy(() => import('@pgm/ui/sales/cart'));\nimport { Button } from '@pgm/ui/primitives/button';",
  'apps/site/app/flows/sales/cart/cart.stories.tsx': "export default { title: 'Flows/Sales/Cart' };",
};

describe('The uses of a component', () => {
  it('are the screens and flows that import it, by the names of Storybook', () => {
    expect(listUses(sources)).toEqual({
      'Primitives/Button': ['Flows/Sales/Cart', 'Sales/Cart'],
      'Sales/Cart': ['Flows/Sales/Cart'],
    });
  });
});
