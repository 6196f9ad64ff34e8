import { EventEmitter } from 'node:events';
import { machine } from './machine.ts';
import { schemeOf } from './page-addresses.ts';

type CheckHandler = (contents: null, permission: string, origin: string, details: object) => boolean;
type RequestHandler = (
  contents: null,
  permission: string,
  answer: (granted: boolean) => void,
  details: { readonly requestingUrl: string },
) => void;

/** Chromium's permissions by Playwright's names, with Electron's names for the same. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  camera: 'media',
  'clipboard-read': 'clipboard-read',
  'clipboard-write': 'clipboard-sanitized-write',
  geolocation: 'geolocation',
  'local-network-access': 'loopback-network',
  microphone: 'media',
  midi: 'midi',
  notifications: 'notifications',
  'storage-access': 'storage-access',
};

/** The session of every window. Its `will-download` never comes by itself: tests emit it. */
class Session extends EventEmitter {
  #check: CheckHandler = () => true;
  #request: RequestHandler = (_contents, _permission, answer) => answer(true);

  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#check = handler;
  }

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.#request = handler;
  }

  /** Chromium's dictionaries for the portal's languages, and one more. */
  readonly availableSpellCheckerLanguages: readonly string[] = ['en-US', 'fr', 'id'];
  spellChecker: { enabled: boolean; languages: readonly string[]; learned: string[] } = {
    enabled: true,
    languages: ['en-US'],
    learned: [],
  };

  setSpellCheckerEnabled(enable: boolean): void {
    this.spellChecker.enabled = enable;
  }

  setSpellCheckerLanguages(languages: readonly string[]): void {
    const unknown = languages.find((language) => !this.availableSpellCheckerLanguages.includes(language));
    if (unknown !== undefined)
      throw new Error(`Invalid language code provided: "${unknown}" is not a valid language code`);
    this.spellChecker.languages = [...languages];
    // As Electron does on Windows and Linux.
    this.spellChecker.enabled = languages.length > 0;
  }

  addWordToSpellCheckerDictionary(word: string): boolean {
    this.spellChecker.learned.push(word);
    return true;
  }

  /** As the page itself fetches: app:// from its handler, the rest from the network. */
  async fetch(address: string): Promise<Response> {
    const handler = machine.schemeHandlers.get(schemeOf(address));
    return handler ? handler(new Request(address)) : fetch(address);
  }

  /** The stand-in has no devices. */
  setDevicePermissionHandler(): void {}

  /** The permissions, by Playwright's names, that the main process lets `origin` have. */
  granted(origin: string): string[] {
    return Object.entries(PERMISSIONS)
      .filter(([, permission]) => this.#grants(permission, origin))
      .map(([name]) => name);
  }

  #grants(permission: string, origin: string): boolean {
    let requested = false;
    this.#request(null, permission, (granted) => (requested = granted), { requestingUrl: origin });
    return requested && this.#check(null, permission, origin, {});
  }
}

export const session = { defaultSession: new Session() };
