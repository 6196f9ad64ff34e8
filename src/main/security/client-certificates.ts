import type { App } from 'electron';

/**
 * Shows no server a certificate of the person. Where nobody listens, Electron sends the first one of the system's store, which
 * may bear their name and their employer's.
 */
export function refuseClientCertificates(app: App): void {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, answer) => {
    event.preventDefault();
    answer();
  });
}
