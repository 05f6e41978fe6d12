import { describe, expect, it } from 'vitest';
import { shellFiles } from './shell-files.ts';

const chunk = (moduleIds: string[], imports: string[] = [], facadeModuleId: string | null = null) => ({
  type: 'chunk' as const,
  facadeModuleId,
  moduleIds,
  imports,
});
const asset = { type: 'asset' as const };

describe('what is put away when the worker comes', () => {
  it('is what the shop needs, with all that it imports, each once', () => {
    const files = shellFiles({
      'assets/entry.js': chunk(['/site/app/entry.client.tsx'], ['assets/page.js']),
      'assets/page.js': chunk(['/node_modules/react/index.js'], ['assets/runtime.js']),
      'assets/runtime.js': chunk([]),
      'assets/products.js': chunk(['/site/app/routes/products.tsx?route'], ['assets/page.js']),
      'assets/orders.js': chunk(['/site/app/routes/orders.tsx?route'], ['assets/page.js']),
    });
    expect(files).toEqual([
      '/assets/entry.js',
      '/assets/page.js',
      '/assets/products.js',
      '/assets/runtime.js',
      '/favicon.svg',
      '/no-picture.svg',
    ]);
  });

  it('are also chunks that only stand for a module of another one', () => {
    const files = shellFiles({
      'assets/root.js': chunk([], ['assets/page.js'], '/site/app/root.tsx?route'),
      'assets/page.js': chunk(['/site/app/other.tsx']),
    });
    expect(files).toContain('/assets/root.js');
  });

  it('are the style sheet of every page and the small typefaces, not the large one', () => {
    const files = shellFiles({
      'assets/app-1a.css': asset,
      'assets/devanagari-1a.css': asset,
      'assets/anek-latin-1a.woff2': asset,
      'assets/anek-rupee-1a.woff2': asset,
      'assets/anek-hindi-1a.woff2': asset,
      'assets/anek-devanagari-1a.woff2': asset,
      'pictures/garden.svg': asset,
    });
    expect(files.filter((name) => /css|woff2|pictures/.test(name))).toEqual([
      '/assets/anek-hindi-1a.woff2',
      '/assets/anek-latin-1a.woff2',
      '/assets/anek-rupee-1a.woff2',
      '/assets/app-1a.css',
    ]);
  });
});
