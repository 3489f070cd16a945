/** How wide and high a window is. */
export interface Size {
  width: number;
  height: number;
}

/** What the tests look for; `field` is anything to type into or to choose from, found by its label. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'button'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'link'
  | 'navigation'
  | 'option';

/** An element of a page. */
export interface Found {
  click: () => Promise<void>;
  /** Types at the end of what stands there. */
  type: (text: string) => Promise<void>;
  run: (script: (element: Element) => unknown) => Promise<unknown>;
}

/** A tab of a browser: what both drivers can do, and no more. Roles and names are the browser's own computation. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (size: Size) => Promise<void>;
  find: (role: Role, name: string) => Promise<Found[]>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  run: (script: (argument: string) => unknown, argument?: string) => Promise<unknown>;
  /** Tells the page that the network is there or not; the site itself is cut apart from this. */
  setOnline: (isOnline: boolean) => Promise<void>;
  /** The tabs that this one has opened. */
  opened: () => Promise<Tab[]>;
  deleteCookies: () => Promise<void>;
  close: () => Promise<void>;
  screenshot: () => Promise<Buffer>;
}

/** A browser that is running, with one tab: a start takes longer than most journeys. */
export interface Browser {
  tab: Tab;
  close: () => Promise<void>;
}

/** Which elements may have a field's label. */
export const FIELDS = 'input, textarea, select';

/** Where each role may be, so that few elements are asked for theirs. */
export const candidates: Record<Role, string> = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  button: 'button, [role=button], summary, input[type=button], input[type=submit], input[type=reset]',
  dialog: 'dialog, [role=dialog]',
  field: FIELDS,
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  link: 'a[href], [role=link]',
  navigation: 'nav, [role=navigation]',
  option: 'option, [role=option]',
};
