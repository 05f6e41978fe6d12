import { describe, expect, it } from 'vitest';
import { missingModules, shellFiles } from './shell-files.ts';

const chunk = (moduleIds: string[], imports: string[] = [], facadeModuleId: string | null = null) => ({
  type: 'chunk' as const,
  facadeModuleId,
  moduleIds,
  imports,
});
const asset = { type: 'asset' as const };

describe('the files that are cached when the worker is installed', () => {
  it('are those that the shop needs, with all their imports, each once', () => {
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

  it('include chunks that only re-export a module of another chunk', () => {
    const files = shellFiles({
      'assets/root.js': chunk([], ['assets/page.js'], '/site/app/root.tsx?route'),
      'assets/page.js': chunk(['/site/app/other.tsx']),
    });
    expect(files).toContain('/assets/root.js');
  });

  it('include the style sheets and the small fonts, not the large one', () => {
    const files = shellFiles({
      'assets/app-1a.css': asset,
      'assets/devanagari-1a.css': asset,
      'assets/anek-latin-1a.woff2': asset,
      'assets/anek-rupee-1a.woff2': asset,
      'assets/hindi-1a.svg': asset,
      'assets/anek-devanagari-1a.woff2': asset,
      'pictures/garden.svg': asset,
    });
    expect(files.filter((name) => /css|woff2|pictures|hindi/.test(name))).toEqual([
      '/assets/anek-latin-1a.woff2',
      '/assets/anek-rupee-1a.woff2',
      '/assets/app-1a.css',
      '/assets/devanagari-1a.css',
      '/assets/hindi-1a.svg',
    ]);
  });
});

describe('a module of the shop that was moved', () => {
  it('is named, so that the build fails instead of leaving it out', () => {
    const missing = missingModules({
      'assets/entry.js': chunk(['/site/app/entry.client.tsx?route']),
      'assets/root.js': chunk([], [], '/site/app/root.tsx'),
    });
    expect(missing).toContain('/app/routes/home.tsx');
    expect(missing).not.toContain('/app/entry.client.tsx');
    expect(missing).not.toContain('/app/root.tsx');
  });
});
