import { app } from 'electron';

/**
 * What About shows. macOS and Windows fill in nothing of their own that fits, and on Linux only what is set here is shown;
 * website and authors are known there alone.
 */
export function setAboutPanel(publicUrl: string | null): void {
  app.setAboutPanelOptions({
    applicationName: 'Tunas',
    applicationVersion: app.getVersion(),
    copyright: 'MIT License',
    authors: ['Tunas'],
    ...(publicUrl === null ? {} : { website: publicUrl }),
  });
}
