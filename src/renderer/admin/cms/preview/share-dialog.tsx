import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { PREVIEW_DAYS } from '#domain/limits.ts';
import type { DraftName } from '#renderer/data/collections/comments.ts';
import {
  previewLinksApi,
  TOO_MANY_LINKS,
  type PreviewDays,
  previewLinksQuery,
} from '#renderer/data/collections/preview-links.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { useLanguageNames } from '../language-names.ts';
import { NewLink } from './new-link.tsx';
import { PreviewLinkList } from './preview-link-list.tsx';

interface Props {
  readonly draft: DraftName;
  /** The language that a link leads to first. */
  readonly first: Language;
  readonly onClose: () => void;
}

/** Makes links that show a draft without an account, and lists those that do. */
export function ShareDialog({ draft, first, onClose }: Props) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation('preview');
  const platform = usePlatform();
  const failureText = useFailureText();
  const request = useRequest(previewLinksApi);
  const query = useQuery(previewLinksQuery(request, draft));
  const [language, setLanguage] = useState(first);
  const [days, setDays] = useState<PreviewDays>(14);
  const [address, setAddress] = useState<string | null>(null);
  // Kept until it has come to a link: what is tried again is the same one.
  const key = useRef<string>(null);
  const asked = useRef(false);
  const { mutate, isPending, error } = useMutation<{ readonly token: string }, RequestError>({
    mutationKey: ['preview-link'],
    mutationFn: () => request((api) => api.create(draft, (key.current ??= platform.newId()), days)),
    onSuccess: ({ token }) => {
      key.current = null;
      setAddress(`${platform.publicAddress(pathInLanguage('/preview', language)) ?? ''}#${token}`);
    },
    // A key that belongs to another link by now is given up.
    onError: ({ code }) => {
      if (code === 'duplicate') key.current = null;
    },
    onSettled: () => {
      asked.current = false;
      void query.refetch();
    },
  });
  const make = () => {
    // A second press before the next render doesn't create another link.
    if (asked.current) return;
    asked.current = true;
    mutate();
  };
  return (
    <Dialog title={t('share.title')} closeLabel={t('share.close')} onClose={onClose}>
      <p className="max-w-[58ch] text-ink-2">{t('share.lead')}</p>
      <div className="mt-3">
        <Choices<PreviewDays>
          label={t('share.days')}
          values={PREVIEW_DAYS}
          chosen={days}
          nameOf={(each) => t('share.daysCount', { count: each })}
          onChoose={setDays}
        />
        <Choices<Language>
          label={t('share.language')}
          values={LANGUAGES}
          chosen={language}
          nameOf={(each) => languageNames[each]}
          onChoose={setLanguage}
        />
      </div>
      <Button className="mt-4" busy={isPending} busyLabel={t('share.making')} onClick={make}>
        {t(address === null ? 'share.make' : 'share.makeAnother')}
      </Button>
      {error && !isPending && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {error.failure.reason === TOO_MANY_LINKS ? t('share.tooMany') : i18n.t(failureText(error.code))}
        </p>
      )}
      {address !== null && <NewLink key={address} address={address} />}
      <PreviewLinkList query={query} request={request} />
    </Dialog>
  );
}
