import { describe, expect, it } from 'vitest';
import { type PlantedFile, usePlantedLint } from '../planted-lint.ts';

/** A file, and what it imports. */
type ImportCase = [path: string, imported: string];

/** A file in a zone, and an import that this zone forbids. */
const VIOLATIONS: readonly ImportCase[] = [
  ['packages/machines/src/planted/planted.machine.ts', 'react'],
  ['packages/machines/src/planted/planted.machine.ts', '@pgm/ui/primitives/button'],
  ['packages/machines/src/planted/planted.machine.ts', '@pgm/api/client'],
  ['packages/ui/src/planted/planted.tsx', '@pgm/machines/company/lead-form'],
  ['packages/ui/src/planted/planted.tsx', '@pgm/api/contract'],
  ['packages/ui/src/planted/planted.tsx', 'react-router'],
  ['packages/ui/src/foundations/planted.ts', '@pgm/api/contract'],
  ['packages/ui/src/foundations/planted.ts', '../primitives/button/button.tsx'],
  ['packages/ui/src/foundations/planted/planted.tsx', '../../shell/header/header.tsx'],
  ['packages/api/src/contract/planted.ts', 'wretch'],
  ['packages/api/src/contract/planted.ts', '../client/index.ts'],
  ['packages/api/src/client/planted.ts', 'react'],
  ['apps/site/app/routes/planted.tsx', './home.tsx'],
  ['apps/site/app/routes/planted.tsx', '#app/routes/home.tsx'],
  ['apps/site/app/routes/planted.tsx', '@pgm/server'],
  ['apps/site/app/flows/planted/planted.flow.tsx', '#app/routes/home.tsx'],
  ['apps/site/app/kit/planted.ts', '@pgm/server'],
  ['apps/site/app/flows/planted/planted.flow.tsx', '@pgm/ui/staff/staff-page'],
  ['apps/site/app/kit/planted.ts', '@pgm/api/client/staff'],
  ['apps/site/app/routes/planted.tsx', '#app/staff/leads/leads.tsx'],
  ['apps/site/app/staff/planted/planted.tsx', '#app/routes/home.tsx'],
  ['packages/api/src/client/planted.ts', '../contract/image.ts'],
  ['packages/api/src/client/planted.ts', '../contract/company/lead.ts'],
  ['apps/server/src/planted/planted.service.ts', '@pgm/machines/company/lead-form'],
  ['apps/server/src/planted/planted.service.ts', '@pgm/ui/primitives/button'],
  ['apps/server/src/planted/planted.tsx', 'react-dom/server'],
];

/** Imports that the same zones allow. */
const ALLOWED: readonly ImportCase[] = [
  ['packages/machines/src/planted/planted.machine.ts', '@pgm/api/contract'],
  ['packages/ui/src/planted/planted.tsx', '@radix-ui/react-dialog'],
  ['packages/ui/src/foundations/planted/planted.tsx', '../language/language.tsx'],
  ['packages/api/src/contract/planted.ts', 'zod/mini'],
  ['apps/site/app/routes/planted.tsx', '@pgm/machines/company/lead-form'],
  ['apps/site/app/staff/planted/planted.tsx', '@pgm/ui/staff/staff-page'],
  ['packages/api/src/client/planted.ts', '../contract/index.ts'],
  ['apps/site/app/routes/planted.tsx', './+types/planted.ts'],
  ['apps/server/src/planted/planted.repository.ts', '../product/product.schema.ts'],
  ['apps/server/src/planted/planted.tsx', '@pgm/ui/mails/order-mail'],
];

/**
 * Imports between the zones of the server that the lint rejects, with resources beside the platform and inside
 * domains.
 */
const SERVER_VIOLATIONS: readonly ImportCase[] = [
  ['apps/server/src/order/planted.repository.ts', '../product/product.repository.ts'],
  ['apps/server/src/order/planted.service.ts', '../product/product.mapper.ts'],
  ['apps/server/src/order/nested/planted.ts', '../../product/product.mapper.ts'],
  ['apps/server/src/sales/order/planted.service.ts', '../coupon/coupon.service.ts'],
  ['apps/server/src/sales/order/planted.service.ts', '../../catalogue/product/product.mapper.ts'],
  ['apps/server/src/order/planted.test.ts', '../product/product.mapper.ts'],
  ['apps/server/src/order/planted.ts', '../app.ts'],
  ['apps/server/src/order/planted.ts', '../seed/sample-accounts.ts'],
  ['apps/server/src/platform/http/planted.ts', '../../user/user.schema.ts'],
  ['apps/server/src/platform/http/planted.ts', '../../members/user/user.schema.ts'],
  ['apps/server/src/platform/planted.ts', '../order/order.transactions.ts'],
  ['apps/server/src/platform/planted.ts', '../seed/sample-accounts.ts'],
];

/** Imports of the contract, machines, screens, flows and the server that lead to a higher floor. */
const UPWARD: readonly ImportCase[] = [
  ['packages/api/src/contract/auth/planted.ts', '../members/address.ts'],
  ['packages/machines/src/kit/planted.ts', '../shell/toasts/toasts.view.ts'],
  ['packages/machines/src/auth/planted/planted.machine.ts', '../../sales/cart/cart.view.ts'],
  ['packages/ui/src/primitives/planted/planted.tsx', '../../forms/field/field.tsx'],
  ['packages/ui/src/shell/planted/planted.tsx', '../../catalogue/stock/stock.tsx'],
  ['packages/ui/src/sales/planted/planted.tsx', '../../company/hero/hero.tsx'],
  ['apps/site/app/flows/auth/planted/planted.ts', '../../sales/cart/cart.ts'],
  ['apps/site/app/flows/auth/planted/planted.ts', '#app/flows/members/share/sharing.ts'],
  ['apps/site/app/flows/members/planted/planted.flow.tsx', '@pgm/machines/sales/cart'],
  ['apps/site/app/flows/members/planted/planted.flow.tsx', '@pgm/ui/sales/cart'],
  ['apps/server/src/platform/planted.ts', '../auth/user/user.schema.ts'],
  ['apps/server/src/auth/planted/planted.repository.ts', '../../members/associate/associate.schema.ts'],
  ['apps/server/src/catalogue/planted/planted.ts', '../../sales/tables/order.schema.ts'],
  ['apps/server/src/members/planted/planted.ts', '../../company/article/article.schema.ts'],
  ['apps/server/src/staff/planted/planted.ts', '../../privacy/ended-account/account-deletion.schema.ts'],
  ['apps/server/src/privacy/planted/planted.ts', '../../seed/sample-accounts.ts'],
];

const DOWNWARD: readonly ImportCase[] = [
  ['packages/api/src/contract/privacy/planted.ts', '../sales/order.ts'],
  ['packages/machines/src/sales/planted/planted.machine.ts', '../../auth/session/session.view.ts'],
  ['packages/machines/src/auth/planted/planted.machine.ts', '../otp/otp.view.ts'],
  ['packages/ui/src/company/planted/planted.tsx', '../../sales/orders/order-card.tsx'],
  ['packages/ui/src/primitives/planted/planted.stories.tsx', '../../forms/field/field.tsx'],
  ['apps/site/app/flows/company/planted/planted.flow.tsx', '#app/flows/sales/cart/cart.ts'],
  ['apps/site/app/flows/sales/planted/planted.flow.tsx', '../../members/address/address-book.ts'],
  ['apps/site/app/flows/shell/planted/planted.flow.tsx', '@pgm/ui/primitives/button'],
  ['apps/site/app/flows/auth/planted/planted.flow.tsx', '#app/kit/use-flow.ts'],
  ['apps/site/app/flows/auth/planted/planted.stories.tsx', '../../sales/checkout/checkout-screen.tsx'],
  ['apps/server/src/privacy/planted/planted.ts', '../../staff/csv-import/csv-import.schema.ts'],
  ['apps/server/src/auth/planted/planted.test.ts', '../../members/associate/associate.schema.ts'],
  ['apps/server/src/planted.ts', './privacy/account-deletion/account-deletion.routes.ts'],
];

const SERVER_ALLOWED: readonly ImportCase[] = [
  ['apps/server/src/order/planted.repository.ts', '../product/product.schema.ts'],
  ['apps/server/src/order/planted.service.ts', '../coupon/coupon.transactions.ts'],
  ['apps/server/src/order/nested/planted.ts', '../order.mapper.ts'],
  ['apps/server/src/order/nested/planted.ts', '../../platform/http/route.ts'],
  ['apps/server/src/sales/order/planted.service.ts', '../coupon/coupon.transactions.ts'],
  ['apps/server/src/sales/order/planted.service.ts', '../../catalogue/tables/product.schema.ts'],
  ['apps/server/src/sales/order/planted.service.ts', '../../platform/http/route.ts'],
  ['apps/server/src/sales/order/nested/planted.ts', '../order.mapper.ts'],
  ['apps/server/src/order/planted.test.ts', '../seed/sample-accounts.ts'],
  ['apps/server/src/order/planted.test.ts', '../../test/test-app.ts'],
  ['apps/server/src/planted.ts', './order/order.routes.ts'],
  ['apps/server/src/platform/http/planted.ts', '../config.ts'],
];

/** What stores in the browser, or reads what is stored. */
const STORING = [
  `localStorage.setItem('planted', '1');\n`,
  `export const planted = () => window.sessionStorage.getItem('planted');\n`,
  `export { get } from 'idb-keyval';\n`,
  `import { get } from 'idb-keyval';\nexport const planted = () => get('planted');\n`,
  `export const planted = () => import('idb-keyval');\n`,
];

const importing = (imported: string) =>
  `import * as planted from '${imported}';\nexport const use = planted;\n`;

/** Each way in which a file can refer to another one. */
const referringTo = (imported: string) => [
  importing(imported),
  `export type { Planted } from '${imported}';\n`,
  `export const load = () => import('${imported}');\n`,
  `export type Planted = import('${imported}').Planted;\n`,
];

const FLOW = 'apps/site/app/flows/sales/planted/planted.ts';
const DEVICE = 'apps/site/app/kit/device/planted.ts';

const ITSELF = 'apps/server/src/order/planted.ts';
const ITS_OWN_TYPE = `export type { Planted } from './planted.ts';\n`;
const ITSELF_LAZILY = `export const load = () => import('./planted.ts');\n`;

describe('the import zones', () => {
  const lint = usePlantedLint([
    ...[...VIOLATIONS, ...ALLOWED, ...DOWNWARD, ...SERVER_ALLOWED].map(([path, imported]): PlantedFile => [
      path,
      importing(imported),
    ]),
    ...[...UPWARD, ...SERVER_VIOLATIONS].flatMap(([path, imported]) =>
      referringTo(imported).map((source): PlantedFile => [path, source]),
    ),
    ...STORING.flatMap((source): PlantedFile[] => [
      [FLOW, source],
      [DEVICE, source],
    ]),
    [ITSELF, ITS_OWN_TYPE],
    [ITSELF, ITSELF_LAZILY],
  ]);

  it.each(VIOLATIONS)('reject in %s an import of %s', (path, imported) => {
    const { isRejected, output } = lint(path, importing(imported));
    expect(output).toContain('no-restricted-imports');
    expect(isRejected).toBe(true);
  });

  it.each(ALLOWED)('allow in %s an import of %s', (path, imported) => {
    const { isRejected, output } = lint(path, importing(imported));
    expect(output).not.toContain('no-restricted-imports');
    expect(isRejected).toBe(false);
  });

  it.each(SERVER_VIOLATIONS)('of the server reject in %s an import of %s', (path, imported) => {
    for (const source of referringTo(imported)) {
      const { isRejected, output } = lint(path, source);
      expect(output).toContain('zones(server-zones)');
      expect(isRejected).toBe(true);
    }
  });

  it.each(UPWARD)('reject in %s an import of %s, which is above it', (path, imported) => {
    for (const source of referringTo(imported)) {
      const { isRejected, output } = lint(path, source);
      expect(output).toContain('zones(floors)');
      expect(isRejected).toBe(true);
    }
  });

  it.each(DOWNWARD)('allow in %s an import of %s, which is not above it', (path, imported) => {
    const { isRejected, output } = lint(path, importing(imported));
    expect(output).not.toContain('floors');
    expect(isRejected).toBe(false);
  });

  it.each(SERVER_ALLOWED)('of the server allow in %s an import of %s', (path, imported) => {
    const { isRejected, output } = lint(path, importing(imported));
    expect(output).not.toContain('server-zones');
    expect(isRejected).toBe(false);
  });

  it.each(STORING)('let only kit/device store in the browser: %s', (source) => {
    const { isRejected, output } = lint(FLOW, source);
    expect(output).toContain('zones(device)');
    expect(isRejected).toBe(true);
    expect(lint(DEVICE, source).output).not.toContain('zones(device)');
  });

  it('reject a type and a lazy import that lead back to their file in the server', () => {
    expect(lint(ITSELF, ITS_OWN_TYPE).output).toMatch(/no-cycle|no-self-import/);
    const { isRejected, output } = lint(ITSELF, ITSELF_LAZILY);
    expect(output).toContain('zones(no-lazy-cycle)');
    expect(isRejected).toBe(true);
  });
});
