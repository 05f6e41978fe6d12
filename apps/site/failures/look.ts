import type { Page } from '@playwright/test';
import { jargonIn } from '../test/faults/jargon.ts';

/** What a person finds on a page. */
interface Look {
  /** The texts and the accessible names. */
  readonly text: string;
  /** The texts of the alerts. */
  readonly alerts: readonly string[];
  /** What shows that something is under way. */
  readonly waits: readonly string[];
}

/** Looks at a page; runs in the browser. */
function lookAround(): Look {
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const names = all('[aria-label], [title]').map(
    (element) => element.getAttribute('aria-label') ?? element.title,
  );
  return {
    text: [document.body.innerText, ...names].join('\n'),
    alerts: all('[role=alert], [role=alertdialog]').map((element) => element.innerText.trim()),
    // The classes of spinners and of grey boxes in the place of what is loaded.
    waits: all('[aria-busy=true], .animate-turn, .animate-breathe').map(({ outerHTML }) =>
      outerHTML.slice(0, 120),
    ),
  };
}

export const look = (page: Page): Promise<Look> => page.evaluate(lookAround);

/** A number of HTTP in the words about a failure: in other texts it may be a weight. */
const STATUS = /\b(?:401|422|500|502)\b/;

/** Words on a page that belong to programs; undefined when there are none. */
export function httpWords({ text, alerts }: Look): string | undefined {
  return jargonIn(text) ?? alerts.find((alert) => STATUS.test(alert));
}
