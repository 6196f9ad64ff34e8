import type { App } from 'electron';

/**
 * Sends no client certificate to any server. Without a listener Electron sends the first one of the system's store, which may hold
 * the names of the person and of their employer.
 */
export function refuseClientCertificates(app: App): void {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, answer) => {
    event.preventDefault();
    answer();
  });
}
