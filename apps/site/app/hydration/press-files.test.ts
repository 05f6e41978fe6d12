import { expect, it } from 'vitest';
import { listPressFiles } from './press-files.ts';

it('are those of the account and of all that it imports, each once', () => {
  expect(
    listPressFiles({
      '_account-1.js': {
        file: 'assets/account-1.js',
        name: 'account',
        imports: ['_calls-2.js', '_page-3.js'],
        dynamicImports: ['app/kit/note-interest.ts'],
      },
      '_calls-2.js': { file: 'assets/calls-2.js', name: 'calls', imports: ['_page-3.js'] },
      '_page-3.js': { file: 'assets/page-3.js', name: 'page' },
      'app/kit/note-interest.ts': { file: 'assets/note-interest-4.js', isDynamicEntry: true },
    }),
  ).toEqual(['/assets/account-1.js', '/assets/calls-2.js', '/assets/page-3.js']);
});

it('have to be in the build', () => {
  expect(() => listPressFiles({ '_page-3.js': { file: 'assets/page-3.js', name: 'page' } })).toThrow(
    "The build has no chunk 'account'.",
  );
});
