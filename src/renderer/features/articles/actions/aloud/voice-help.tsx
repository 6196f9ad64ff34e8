import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { Button } from '#renderer/ui/button.tsx';
import { systemOf } from '#renderer/ui/lazy/device-speech.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { VOICE_HELP } from './aloud-keys.ts';

interface Props {
  /** `voice`: there is no voice for the article's language; `browser`: this browser has no speech synthesis. */
  readonly missing: 'voice' | 'browser';
  /** The article's. */
  readonly language: Language;
  /** The state of a new search for voices: `none` was found; null before it. */
  readonly check: 'running' | 'none' | null;
  onClose(): void;
  onCheck(): void;
  /** Reads with whatever voice there is. */
  onAnyway(): void;
}

/** Instructions for installing a voice that can read the article. */
export function VoiceHelp({ missing, language, check, onClose, onCheck, onAnyway }: Props) {
  const { t } = useTranslation(['actions']);
  if (missing === 'browser')
    return (
      <Dialog title={t('aloud.noSpeech')} closeLabel={t('close')} onClose={onClose}>
        <p>{t('aloud.noSpeechHelp')}</p>
      </Dialog>
    );
  const help = VOICE_HELP[language];
  const steps = t(help.steps[systemOf()]).split('\n');
  return (
    <Dialog
      title={t(help.title)}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onCheck}>{t('aloud.check')}</Button>
          <Button variant="outline" onClick={onAnyway}>
            {t('aloud.anyway')}
          </Button>
        </>
      }
    >
      <p>{t('aloud.voiceHelp')}</p>
      <ol className="grid gap-2 my-3.5 pl-[1.4em] list-decimal">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t(help.anyway)}</p>
      <p role="status" className="font-semibold">
        {check === 'running' ? t('aloud.checking') : check === 'none' ? t('aloud.stillNone') : null}
      </p>
    </Dialog>
  );
}
