import { type Language, LanguageProvider } from '@pgm/ui/foundations/language';
import { inHindi } from '@pgm/ui/foundations/language-hi';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** What a screen shows. */
export interface ScreenText {
  /** The texts and the accessible names in both languages. */
  readonly en: string;
  readonly hi: string;
  /** Whether something can be pressed or filled in. */
  readonly hasControl: boolean;
  /** Whether a dialog keeps the person from the rest of the page. */
  readonly isDialog: boolean;
}

/** Renders a screen in both languages. */
export function toScreenText(screen: ReactNode): ScreenText {
  const html = toHtml(screen, 'en');
  return {
    en: toTexts(html),
    hi: toTexts(toHtml(screen, 'hi')),
    hasControl: /<(?:button|a|input|select|textarea)\b(?![^>]*\sdisabled="")/.test(html),
    isDialog: /role="(?:alert)?dialog"/.test(html),
  };
}

function toHtml(screen: ReactNode, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language} translate={language === 'hi' ? inHindi : undefined}>
      <MemoryRouter>{screen}</MemoryRouter>
    </LanguageProvider>,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function toTexts(html: string): string {
  return [...html.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]+)"|>([^<]+)</g)]
    .map(([, attribute, text = '']) => attribute ?? text)
    .join('\n')
    .replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
