import { type Locator, type Page, expect } from '@playwright/test';
import { isHydrated } from '../e2e/hydrated.ts';
import type { Role, Step } from './screen.ts';

/** A field, and what was typed into it. */
export interface Typed {
  readonly label: string;
  readonly field: Locator;
  readonly value: string;
}

/** Does what a person does on a page, and knows what was typed. */
export class Acts {
  readonly #typed: Typed[] = [];
  readonly #page: Page;
  /** Where the next step is done. */
  #scope: Page | Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#scope = page;
  }

  async do(step: Step): Promise<void> {
    if ('run' in step) return step.run(this.#page);
    if ('dialog' in step) {
      this.#scope = this.#page.getByRole('dialog', { name: step.dialog });
      return expect(this.#scope).toBeVisible();
    }
    if ('press' in step) return this.find(step).click();
    const field = this.#field('type' in step ? step.type : step.choose);
    // A form far below is hydrated when a person comes near it.
    await field.scrollIntoViewIfNeeded();
    await expect.poll(() => isHydrated(field)).toBe(true);
    if ('choose' in step) {
      // Long lists of options are loaded when they are needed.
      await field.focus();
      await field.selectOption(step.option);
    } else await field.fill(typeof step.text === 'string' ? step.text : step.text());
    const label = String('type' in step ? step.type : step.choose);
    this.#typed.push({ label, field, value: await field.inputValue() });
  }

  /** What was typed and is still there: a form of several steps hides the fields of the first ones. */
  async typedNow(): Promise<readonly Typed[]> {
    const shown = await Promise.all(this.#typed.map(({ field }) => field.isVisible()));
    return this.#typed.filter((_, index) => shown[index]);
  }

  /** What a step presses. */
  find({ press: name, role }: Extract<Step, { press: unknown }>): Locator {
    const find = (one: Role) => this.#scope.getByRole(one, { name, exact: true });
    return (role === undefined ? find('button').or(find('link')) : find(role)).first();
  }

  #field(label: string | RegExp): Locator {
    const field = this.#page.locator('input, textarea, select');
    return this.#scope.getByLabel(label, { exact: true }).and(field).first();
  }
}
