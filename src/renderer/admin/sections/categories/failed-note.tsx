import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { Button } from '#renderer/ui/button.tsx';

interface Props {
  /** What didn't work. */
  readonly title: string;
  readonly code: ErrorCode;
  readonly onRetry: () => void;
}

/** Something that didn't work, why, and another try. */
export function FailedNote({ title, code, onRetry }: Props) {
  const { t } = useTranslation(['common']);
  return (
    <div role="alert" className="categories-failed">
      <p>
        {title} {t(errorMessageKey(code))}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
