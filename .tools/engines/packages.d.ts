/**
 * What the journeys use of their own packages, which are not installed where types are checked. The compiler prefers
 * these declarations to those of the packages.
 */
declare module '@testing-library/dom' {
  type Matcher = string | ((content: string, element: Element | null) => boolean);

  interface MatcherOptions {
    readonly exact?: boolean;
  }

  export function queryAllByRole(
    container: HTMLElement,
    role: string,
    options?: { readonly name?: Matcher },
  ): HTMLElement[];
  export function queryAllByLabelText(
    container: HTMLElement,
    label: Matcher,
    options?: MatcherOptions,
  ): HTMLElement[];
  export function queryAllByText(
    container: HTMLElement,
    text: Matcher,
    options?: MatcherOptions,
  ): HTMLElement[];
}

declare module 'puppeteer-core' {
  export interface LaunchOptions {
    readonly browser?: 'chrome' | 'firefox';
    readonly executablePath?: string;
    readonly args?: string[];
  }

  interface Browser {
    version(): Promise<string>;
    createBrowserContext(): Promise<BrowserContext>;
    close(): Promise<void>;
  }

  interface BrowserContext {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }

  interface Page {
    readonly mouse: { click(x: number, y: number): Promise<void> };
    readonly keyboard: { type(text: string): Promise<void> };
    setViewport(viewport: { readonly width: number; readonly height: number }): Promise<void>;
    /** A page can throw anything. */
    on(type: 'pageerror', handler: (error: unknown) => void): this;
    goto(url: string): Promise<unknown>;
    evaluate(expression: string): Promise<unknown>;
    screenshot(options: { readonly path: string }): Promise<Uint8Array>;
  }

  const puppeteer: { launch(options?: LaunchOptions): Promise<Browser> };
  export default puppeteer;
}

declare module 'selenium-webdriver' {
  export const Origin: { readonly VIEWPORT: 'viewport' };

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Readonly<Record<string, unknown>>): this;
    /** The driver can be used at once; awaited, it has a session. */
    build(): WebDriver & PromiseLike<WebDriver>;
  }

  export interface WebDriver {
    getCapabilities(): Promise<{ getBrowserVersion(): string | undefined }>;
    get(url: string): Promise<void>;
    executeScript(script: string): Promise<unknown>;
    actions(): Actions;
    manage(): { window(): { setRect(rect: Rect): Promise<Rect> } };
    /** A PNG in base64. */
    takeScreenshot(): Promise<string>;
    quit(): Promise<void>;
  }

  interface Rect {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }

  interface Actions {
    move(to: { readonly x: number; readonly y: number; readonly origin: 'viewport' }): this;
    click(): this;
    sendKeys(...keys: string[]): this;
    perform(): Promise<void>;
  }
}
