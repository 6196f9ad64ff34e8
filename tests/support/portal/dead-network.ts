import type { BrowserContext, Route } from '@playwright/test';
import type { BackendUnderTest } from './portals.ts';

/** The ways in which a network can be dead while the device reports it as connected, and how a request then fails. */
export const deadNetworks = {
  'connection refused': (route) => route.abort('connectionrefused'),
  'no DNS': (route) => route.abort('namenotresolved'),
  'black hole': () => undefined,
  // With the permission to read it: a login page that the browser hides from the portal looks like no network at all.
  'captive portal, its page instead of an answer': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Wi-Fi</title><form action="/login"><input name="room"></form>',
    }),
  'captive portal, led elsewhere': (route) =>
    route.fulfill({
      status: 302,
      headers: { location: 'https://wifi.example/login', 'access-control-allow-origin': '*' },
    }),
} satisfies Readonly<Record<string, (route: Route) => Promise<void> | undefined>>;

export type DeadNetwork = keyof typeof deadNetworks;

/** Cuts a browser off from the backend; what is given back connects it again. */
export async function cutOff(
  context: BrowserContext,
  backend: BackendUnderTest,
  network: DeadNetwork,
): Promise<() => Promise<void>> {
  const address = `${backend.url}/**`;
  await context.route(address, deadNetworks[network]);
  return () => context.unroute(address);
}
