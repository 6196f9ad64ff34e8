import { build } from 'electron-vite';

/** Builds main, preload and renderer into out/. */
export async function buildDesktop(): Promise<void> {
  await build({ logLevel: 'warn' });
}
