import { isDue } from './is-due.ts';
import type { UpdateNews } from './notice.ts';
import type { AvailableUpdate, Updater } from './updater.ts';
import type { UpdateMethod } from './update-method.ts';

/** What updates depend on. */
export interface UpdateInputs {
  readonly way: UpdateMethod;
  /** The running version. */
  readonly version: string;
  /** Called at the first check: the updater's code is large, and most starts don't need it. */
  loadUpdater(): Promise<Updater>;
  /** Whether the app checks by itself. */
  wanted(): boolean;
  /** Stores the release notes of a downloaded version, for its first start. */
  storeReleaseNotes(update: AvailableUpdate): void;
  /** The release notes of the running version, once after it was installed; else null. */
  consumeReleaseNotes(): string | null;
  /** Shows the share of a download that is there, 0 to 1; null after it ended. */
  showProgress(share: number | null): void;
  /** Shows a message; true where the person chose its first button. */
  tell(news: UpdateNews): Promise<boolean>;
  /** The time of the last check, ms since 1970, unchecked. */
  lastCheck(): unknown;
  keepLastCheck(time: number): void;
  isOnline(): boolean;
  now(): number;
}

/** New versions of the app. */
export interface Updates {
  readonly way: UpdateMethod;
  /**
   * Checks for a new version. `asked`: the person started the check, and every outcome is shown; else at most once a day. Never
   * rejects.
   */
  checkForUpdates(asked: boolean): Promise<void>;
  /** Starts the automatic checks. To be called after the first window is shown. */
  begin(): void;
}

/** Delay of the first automatic check, ms: the portal's first pages get the network first. */
export const FIRST_LOOK_MS = 15_000;
/** How often an app that stays open looks whether a check is due, ms. */
export const NEXT_LOOK_MS = 3_600_000;

/** Checks, downloads and installs updates of this copy of the app. */
export function updatesOf(inputs: UpdateInputs): Updates {
  const { way, version, tell } = inputs;
  let stage: 'idle' | 'checking' | 'asking' | 'downloading' | 'ready' = 'idle';
  let updater: Promise<Updater> | null = null;
  let heard = false;

  function loaded(): Promise<Updater> {
    updater ??= inputs.loadUpdater().catch((error: unknown) => {
      updater = null;
      throw error;
    });
    return updater;
  }

  async function check(): Promise<void> {
    stage = 'checking';
    inputs.keepLastCheck(inputs.now());
    let found: AvailableUpdate | null;
    try {
      found = await (await loaded()).check();
    } catch (error) {
      console.warn('Updates could not be checked:', error);
      stage = 'idle';
      if (heard) await tell({ kind: 'unchecked' });
      return;
    }
    stage = 'idle';
    if (found !== null) await offer(found, await loaded());
    else if (heard) await tell({ kind: 'none', version });
  }

  async function offer(found: AvailableUpdate, from: Updater): Promise<void> {
    stage = 'asking';
    try {
      if (!(await tell({ kind: 'found', version: found.version, current: version }))) return;
      stage = 'downloading';
      await from.download(inputs.showProgress).finally(() => inputs.showProgress(null));
      stage = 'ready';
      inputs.storeReleaseNotes(found);
    } catch (error) {
      console.warn('The update could not be downloaded:', error);
      stage = 'idle';
      await tell({ kind: 'failed' });
      return;
    } finally {
      if (stage === 'asking') stage = 'idle';
    }
    await offerRestart(from);
  }

  async function offerRestart(from: Updater): Promise<void> {
    if (!(await tell({ kind: 'ready' }))) return;
    const failed = (error: unknown): void => {
      console.warn('The update could not be installed:', error);
      tell({ kind: 'failed' }).catch(unsaid);
    };
    try {
      from.install(failed);
    } catch (error) {
      failed(error);
    }
  }

  async function look(asked: boolean): Promise<void> {
    if (way !== 'own') {
      if (asked) await tell({ kind: way });
      return;
    }
    switch (stage) {
      case 'checking':
        // The outcome of the check under way is shown for this request too.
        heard ||= asked;
        return;
      case 'asking':
        return;
      case 'downloading':
        if (asked) await tell({ kind: 'downloading' });
        return;
      case 'ready':
        if (asked) await offerRestart(await loaded());
        return;
      case 'idle':
        if (!asked && !(inputs.wanted() && inputs.isOnline() && isDue(inputs.lastCheck(), inputs.now()))) return;
        heard = asked;
        await check();
    }
  }

  const checkForUpdates = (asked: boolean): Promise<void> => look(asked).catch(unsaid);

  return {
    way,
    checkForUpdates,
    begin() {
      if (way !== 'own') return;
      const notes = inputs.consumeReleaseNotes();
      if (notes !== null) tell({ kind: 'installed', version, notes }).catch(unsaid);
      setTimeout(() => void checkForUpdates(false), FIRST_LOOK_MS);
      setInterval(() => void checkForUpdates(false), NEXT_LOOK_MS);
    },
  };
}

function unsaid(error: unknown): void {
  console.error('Updates could not be told of:', error);
}
