import { describe, expect, it } from 'vitest';
import { type PlantedFile, usePlantedLint } from '../planted-lint.ts';

const SOURCES = ['apps/site/app/flows/sales/cart/planted.ts', 'apps/site/app/staff/orders/planted.tsx'];

const LEFT_OUT = [
  'apps/site/app/flows/sales/cart/planted.test.ts',
  'apps/site/app/flows/sales/cart/planted.stories.tsx',
  'packages/machines/src/sales/cart/planted.ts',
];

const PROVIDED = 'export const planted = (machine: Machine) => machine.provide({ actors: {} });\n';

const FILLED = 'export const planted = (machine: Machine) => withPorts(machine)({ actors: {} });\n';

describe('the machines of the site', () => {
  const lint = usePlantedLint(
    [...SOURCES, ...LEFT_OUT].flatMap((path): PlantedFile[] => [
      [path, PROVIDED],
      [path, FILLED],
    ]),
  );

  it.each(SOURCES)('are not filled in part, in %s', (path) => {
    expect(lint(path, PROVIDED).output).toBe(
      'ports(all-ports): Fill a machine by `withPorts(machine)({ … })`: a port that is missing does not compile then.',
    );
  });

  it.each(SOURCES)('are filled with all ports, in %s', (path) => {
    expect(lint(path, FILLED).output).not.toContain('ports(');
  });

  it.each(LEFT_OUT)('may be filled in part for a test, a story or another machine: %s', (path) => {
    expect(lint(path, PROVIDED).output).not.toContain('ports(');
  });
});
