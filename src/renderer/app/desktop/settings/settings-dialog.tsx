import '#renderer/ui/lazy/lazy.css';
import { useTranslation } from 'react-i18next';
import { TEXT_SIZES, THEMES, type Theme } from '#domain/app-settings.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { usePlatform, type InstalledApp } from '#renderer/platform/port.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { Switch } from '#renderer/ui/lazy/switch.tsx';
import { configuration } from '../../configuration.ts';
import { Choices, Part } from '#renderer/ui/lazy/choices.tsx';
import { LibraryPart } from './library-part.tsx';
import { LoginPart } from './login-part.tsx';
import { useAppSettings, type ShownSettings } from './use-app-settings.ts';
import { buttonClass } from '#renderer/ui/button.tsx';

/** Each language by its own name, whatever the language of the dialog. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { id: 'Bahasa Indonesia', en: 'English' };

const THEME_WORDS = {
  system: 'desktop:settings.themeSystem',
  light: 'desktop:settings.themeLight',
  dark: 'desktop:settings.themeDark',
} as const satisfies Record<Theme, string>;

const UPDATE_WORDS = {
  own: 'desktop:settings.updatesOwn',
  system: 'desktop:settings.updatesSystem',
  off: 'desktop:settings.updatesOff',
} as const satisfies Record<ShownSettings['updateMethod'], string>;

/** The settings dialog. Each change takes effect at once, without a confirmation. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('desktop');
  const { app } = usePlatform();
  if (!app) return null;
  return (
    <Dialog title={t('settings.title')} closeLabel={t('settings.close')} onClose={onClose}>
      <Settings app={app} onClose={onClose} />
    </Dialog>
  );
}

function Settings({ app, onClose }: { readonly app: InstalledApp; readonly onClose: () => void }) {
  const { t } = useTranslation(['desktop', 'common']);
  const { reading, readAgain } = useAppSettings(app);
  if (reading.kind === 'reading') return null;
  if (reading.kind === 'failed')
    return (
      <div role="alert">
        <p className="focus:outline-none">{t('settings.unread')}</p>
        <div>
          <button type="button" className={buttonClass('outline', 'sm')} onClick={readAgain}>
            {t('common:error.retry')}
          </button>
        </div>
      </div>
    );
  return <Choosing app={app} shown={reading.shown} onClose={onClose} />;
}

function Choosing({ app, shown, onClose }: SettingsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation(['desktop']);
  const { settings } = shown;
  return (
    <div>
      <Choices
        label={t('settings.language')}
        values={LANGUAGES}
        chosen={settings.language}
        nameOf={(value) => LANGUAGE_NAMES[value]}
        languageOf={(value) => value}
        onChoose={(value) => app.writeSetting({ name: 'language', value })}
      />
      <Choices
        label={t('settings.theme')}
        values={THEMES}
        chosen={settings.theme}
        nameOf={(value) => t(THEME_WORDS[value])}
        onChoose={(value) => app.writeSetting({ name: 'theme', value })}
      />
      <Choices
        label={t('settings.textSize')}
        help={t('settings.textSizeHelp')}
        values={TEXT_SIZES}
        chosen={settings.textSize}
        nameOf={(value) => `${value}%`}
        onChoose={(value) => app.writeSetting({ name: 'textSize', value })}
      />
      <Part label={t('settings.notices')}>
        <Switch
          label={t('settings.noticesOn')}
          on={settings.notices}
          onChange={(value) => app.writeSetting({ name: 'notices', value })}
        />
        <p className="text-ink-2 text-small leading-[1.45]">{t('settings.noticesHelp')}</p>
      </Part>
      <UpdatesPart app={app} shown={shown} />
      <LibraryPart onLeave={onClose} />
      {configuration.backend && <LoginPart />}
      <Part label={t('settings.folder')}>
        <p className="max-w-full px-3 py-2 rounded-[6px] bg-sunk font-mono text-[0.844rem] leading-[1.5] wrap-anywhere select-all">
          {shown.dataFolder}
        </p>
        <div>
          <button type="button" className={buttonClass('outline', 'sm')} onClick={() => void app.openDataFolder()}>
            {t('settings.folderOpen')}
          </button>
        </div>
        <p className="text-ink-2 text-small leading-[1.45]">{t('settings.folderHelp')}</p>
      </Part>
    </div>
  );
}

interface SettingsProps {
  readonly app: InstalledApp;
  readonly shown: ShownSettings;
}

function UpdatesPart({ app, shown: { settings, version, updateMethod } }: SettingsProps) {
  const { t } = useTranslation(['desktop']);
  return (
    <Part label={t('settings.updates')}>
      {updateMethod === 'own' && (
        <Switch
          label={t('settings.updatesOn')}
          on={settings.updates}
          onChange={(value) => app.writeSetting({ name: 'updates', value })}
        />
      )}
      <p className={updateMethod === 'own' ? 'text-ink-2 text-small leading-[1.45]' : undefined}>
        {t(UPDATE_WORDS[updateMethod])} {t('settings.version', { version })}
      </p>
      {updateMethod === 'own' && (
        <div>
          <button type="button" className={buttonClass('outline', 'sm')} onClick={() => app.checkForUpdates()}>
            {t('settings.check')}
          </button>
        </div>
      )}
    </Part>
  );
}
