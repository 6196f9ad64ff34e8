import type { BrowserContext, Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { checkPage } from './check-page.ts';

const opened = new WeakSet<BrowserContext>();

/** Looks at every page of a browser's window before it is left, loaded anew or closed, and hears what it complains of. */
export function checkBeforeLeaving(context: BrowserContext): void {
  if (opened.has(context)) return;
  opened.add(context);
  complaintsOf(context);
  context.pages().forEach(watch);
  context.on('page', watch);
  const close = context.close.bind(context);
  context.close = async (options) => {
    await checkOpenPages(context);
    await close(options);
  };
}

/** Looks at all pages that are open. */
export async function checkOpenPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await checkUnlessBlank(page, 'at the end');
}

function watch(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    await checkUnlessBlank(page, `before going to ${address}`);
    return goto(address, options);
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    await checkUnlessBlank(page, 'before loading anew');
    return reload(options);
  };
  const close = page.close.bind(page);
  page.close = async (options) => {
    await checkUnlessBlank(page, 'before closing');
    await close(options);
  };
}

async function checkUnlessBlank(page: Page, what: string): Promise<void> {
  if (page.url() !== 'about:blank') await checkPage(page, what);
}
