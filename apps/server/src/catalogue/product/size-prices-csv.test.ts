import { beforeAll, describe, expect, it } from 'vitest';
import { CategoryEditor, OIL } from '../../../test/category-editor.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const LARGE = { price: 1090.5, maximumRetailPrice: 1200, points: 90, netQuantity: 5000 };
const HEADER = 'ID;Price;Sizes;Size prices;Size maximum retail prices;Size points;Size net quantities\n';

describe('the prices of sizes in a CSV file', () => {
  const app = useTestApp();
  let importer: CsvImporter;
  let staff: CategoryEditor;

  beforeAll(async () => {
    importer = await CsvImporter.logIn(app);
    staff = await CategoryEditor.logIn(app);
  });

  const toFile = (...cells: readonly string[]) => `${HEADER}${[OIL, '238.50', ...cells].join(';')}\n`;

  it('are in four columns, each with the name of the size before its number', async () => {
    const file = toFile(
      '1 l|2:1|5 l',
      '5 l: 1090.50|2:1: 300',
      '5 l:1200 | 2:1:310',
      '5 l: 90|2:1: 0',
      '5 l: 5000',
    );
    expect(await importer.import('products', file)).toMatchObject({ status: 'DONE', changes: 1 });
    expect(await staff.readOil()).toMatchObject({
      sizes: ['1 l', '2:1', '5 l'],
      sizePrices: { '5 l': LARGE, '2:1': { price: 300, maximumRetailPrice: 310, points: 0 } },
    });
    expect(await importer.check('products', file)).toMatchObject({ changes: 0 });
  });

  it('stay when a file does not have the columns, and are exported as they are imported', async () => {
    await importer.import('products', `ID;Points\n${OIL};33\n`);
    expect(await staff.readOil()).toMatchObject({ points: 33, sizePrices: { '5 l': LARGE } });
    const [header = '', ...rows] = (await importer.export('products')).split('\n');
    expect(header).toContain('Size prices,Size maximum retail prices,Size points,Size net quantities');
    expect(rows.find((row) => row.includes(OIL))).toContain(
      ',1 l|2:1|5 l,2:1: 300.00|5 l: 1090.50,2:1: 310.00|5 l: 1200.00,2:1: 0|5 l: 90,5 l: 5000,',
    );
  });

  it.each([
    [
      ['1 l|5 l', '5 l: 1090.50', '', '5 l: 90'],
      'Size maximum retail prices',
      'Maximum retail price of the size is required',
    ],
    [['1 l|5 l', '5 l: dear', '5 l: 1200', '5 l: 90'], 'Size prices', 'Price of the size is required'],
    [['1 l|5 l', '5 l: 1090.50', '5 l: 1200', '5 l: 1.5'], 'Size points', 'Points must be a whole number'],
    [
      ['1 l', '5 l: 1090.50', '5 l: 1200', '5 l: 90'],
      'Size prices',
      'Only a size of the product can have its own price.',
    ],
    [
      ['1 l|5 l', '5 l: 1', '5 l: 1200', '5 l: 90'],
      'Size prices',
      'The price of the product must be that of its cheapest size.',
    ],
  ])('are rejected as %j', async (cells, column, message) => {
    const { id } = await importer.check('products', toFile(...cells, ''));
    expect((await importer.problems(id)).data).toMatchObject([{ column, message }]);
  });

  it('are removed by empty cells', async () => {
    await importer.import('products', toFile('1 l|5 l', '', '', '', ''));
    expect(await staff.readOil()).not.toHaveProperty('sizePrices');
  });
});
