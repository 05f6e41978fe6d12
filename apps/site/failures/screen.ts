import type { Locator, Page } from '@playwright/test';

/** Roles of what can be pressed. */
export type Role = 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'option' | 'switch' | 'textbox';

/** An option by its value or its text, or by its place in the list. */
type Option = string | { readonly index: number };

/** One thing that a person does. Names are accessible names; a text has to be the whole name. */
export type Step =
  | { readonly press: string | RegExp; readonly role: Role | undefined }
  | { readonly dialog: string | RegExp }
  | { readonly type: string | RegExp; readonly text: string | (() => string) }
  | { readonly choose: string | RegExp; readonly option: Option }
  | { readonly run: (page: Page) => Promise<void> };

/** By default a button or a link is pressed. */
export const press = (name: string | RegExp, role?: Role): Step => ({ press: name, role });

/** From here on, steps are done inside of this dialog; waits until it is open. */
export const dialog = (name: string | RegExp): Step => ({ dialog: name });

/** Types into the field with this label, over what it contains. A function makes a new text each time. */
export const type = (label: string | RegExp, text: string | (() => string)): Step => ({ type: label, text });

/** Chooses an option of a list, by its value or its text. */
export const choose = (label: string | RegExp, option: Option): Step => ({ choose: label, option });

/** What is prepared by calls beside the page. */
export const run = (prepare: (page: Page) => Promise<void>): Step => ({ run: prepare });

/** What an address can be made of. */
export interface Visit {
  readonly page: Page;
  /** The headers with which the account calls the API; none for a guest. */
  readonly headers: Record<string, string>;
}

/** A screen of the site, and a call of it that fails. */
export interface Screen {
  /** What the table calls it. */
  readonly name: string;
  /** A sample account, a new member, or a guest. Default: a guest. */
  readonly as?: 'new member' | 'asha' | 'ravi' | 'usha' | 'staff' | 'admin';
  /** Its address; a function makes the records that it needs first. */
  readonly at: string | ((visit: Visit) => Promise<string>);
  /** The call that fails, by its operation. */
  readonly call: string;
  /** The row of the tables of sentences in `test/faults`. */
  readonly flow: string;
  /** What is done on the open screen before the call. */
  readonly steps?: readonly Step[];
  /** What makes the call. Default: a link that opens the screen. */
  readonly send?: Step;
  /** Whether only a new document makes the call: it is made once for all screens. Default: every opening makes it. */
  readonly isDocument?: boolean;
  /** The faults that are none for this call, and why. Default: none. */
  readonly harmless?: Readonly<Record<string, string>>;
  /** What is pressed once the fault is over. Default: what made the call; 'Try again' for a screen that was opened. */
  readonly again?: Step;
  /** What is seen only after the call has succeeded: a text, or anything else. */
  readonly right: string | RegExp | ((page: Page) => Locator);
}
