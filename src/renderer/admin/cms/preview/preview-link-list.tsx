import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '#domain/dates.ts';
import type { PreviewLink, PreviewLinksApi } from '#renderer/data/collections/preview-links.ts';
import type { Request, RequestError } from '#renderer/data/request-error.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { useFailureText } from '#renderer/admin/use-failure-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';

interface Props {
  readonly query: UseQueryResult<readonly PreviewLink[], RequestError>;
  readonly request: Request<PreviewLinksApi>;
}

/** The links that open a draft now: whose they are, until when they hold, when one was opened last, and an end to each. */
export function PreviewLinkList({ query, request }: Props) {
  const { t } = useTranslation('preview');
  const heading = useRef<HTMLHeadingElement>(null);
  const readAgain = () => {
    // The button that had the focus goes with its row.
    heading.current?.focus();
    void query.refetch();
  };
  return (
    <section className="mt-6">
      <h3 ref={heading} className="border-b-2 border-ink pb-2 text-[0.969rem] font-bold" tabIndex={-1}>
        {t('share.links')}
      </h3>
      <QueryNote query={query} />
      {query.data?.length === 0 && <p className="py-3 text-ink-2">{t('share.none')}</p>}
      <ul>
        {query.data?.map((link) => (
          <LinkRow key={link.id} link={link} request={request} onRevoked={readAgain} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly link: PreviewLink;
  readonly request: Request<PreviewLinksApi>;
  readonly onRevoked: () => void;
}

function LinkRow({ link, request, onRevoked }: RowProps) {
  const { t, i18n } = useTranslation(['preview', 'feedback']);
  const { language } = useLanguage();
  const failureText = useFailureText();
  const [step, setStep] = useState<'begun' | 'asking' | 'cancelled'>('begun');
  const { mutate, isPending, error } = useMutation<void, RequestError>({
    mutationKey: ['preview-link'],
    mutationFn: () => request((api) => api.revoke(link.id)),
    // Another person may have revoked it: then it is removed from the list as well.
    onSettled: onRevoked,
  });
  const { madeAt, expiresAt, lastOpenedOn } = link;
  const madeByName = link.madeByName || i18n.t('revisions:nobody');
  const made = exactMoment(new Date(madeAt), language);
  const opened =
    lastOpenedOn === null
      ? t('share.neverOpened')
      : lastOpenedOn === todayInJakarta(new Date())
        ? t('share.openedToday')
        : t('share.opened', { date: longDate(lastOpenedOn, language) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-[1.5px] border-line py-3">
      <div className="min-w-0 flex-[1_1_15rem] leading-snug">
        <p className="font-semibold wrap-anywhere">{t('share.madeBy', { name: madeByName, when: made })}</p>
        <p className="mt-0.5 text-small text-ink-2">
          {t('share.until', { when: exactMoment(new Date(expiresAt), language) })} {opened}
        </p>
      </div>
      {step === 'asking' ? (
        <div className="flex flex-[1_1_100%] flex-wrap items-center gap-2 rounded-[8px] bg-sunk px-4 py-3">
          <p className="flex-[1_1_100%] text-small leading-snug">{t('share.revokeQuestion')}</p>
          <Button
            variant="destructive"
            size="sm"
            autoFocus
            busy={isPending}
            busyLabel={t('share.revoking')}
            onClick={() => mutate()}
          >
            {t('share.revoke')}
          </Button>
          <Button variant="outline" size="sm" disabled={isPending} onClick={() => setStep('cancelled')}>
            {t('feedback:cancel')}
          </Button>
        </div>
      ) : (
        <Button
          variant="outline"
          size="sm"
          autoFocus={step === 'cancelled'}
          aria-label={t('share.revokeNamed', { name: madeByName, when: made })}
          onClick={() => setStep('asking')}
        >
          {t('share.revoke')}
        </Button>
      )}
      {error && !isPending && (
        <p role="alert" className="flex-[1_1_100%] font-semibold text-danger">
          {i18n.t(failureText(error.code))}
        </p>
      )}
    </li>
  );
}
